import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { pageSettings } from '../../shared/page-settings.ts';
import { atTheProviderCopy as copy } from './at-the-provider-copy.ts';

type AtTheProviderProps = Readonly<{
  /** What cannot be done from here. */
  text: string;
  page: 'home' | 'account' | 'payouts';
}>;

/** In the place of what a way of reaching the payments service does not allow: where it can be done instead. */
export function AtTheProvider({ text, page }: AtTheProviderProps) {
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
