import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { atTheServiceCopy as copy } from './at-the-service-copy.ts';
import { pageSettings } from './page-settings.ts';

type AtTheServiceProps = Readonly<{
  /** What cannot be done from here. */
  text: string;
  page: 'home' | 'account' | 'payouts';
}>;

/** In the place of what a way of reaching the payments service does not allow: where it can be done instead. */
export function AtTheService({ text, page }: AtTheServiceProps) {
  const pages = pageSettings().providerPages;
  return (
    <Notice
      kind="quiet"
      label={copy.title}
      size="small"
      actions={
        pages && (
          <LinkButton size="small" href={pages[page]}>
            {copy.open}
          </LinkButton>
        )
      }
    >
      {text}
    </Notice>
  );
}
