import { PRODUCT_NAME } from '#web/shared/document-title.ts';
import { isOnTeam, may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ModeChip } from './mode-chip.tsx';
import { paymentsRoot } from './payments-root.ts';
import { PersonMenu } from './person-menu.tsx';
import { QuickSearch } from './quick-search.tsx';
import { shellCopy as copy } from './shell-copy.ts';
import { SIDE_MENU_ID } from './side-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { Waiting } from './waiting.tsx';

export function TopBar() {
  const settings = pageSettings();
  const isAllowed = may('see_payments');

  return (
    <header className="topbar">
      {isOnTeam() && (
        <button
          type="button"
          className="button menu-toggle"
          data-kind="quiet"
          data-icon=""
          aria-label={copy.menu}
          popoverTarget={SIDE_MENU_ID}
        >
          <Icon name="menu" />
        </button>
      )}
      <Link className="brand" href={isAllowed ? paymentsRoot(settings).href : paths.home()}>
        <span className="brand-mark">
          <Icon name="mark" />
        </span>
        <span className="brand-text">{PRODUCT_NAME}</span>
      </Link>
      {isAllowed && <QuickSearch />}
      <div className="topbar-end">
        <ModeChip />
        <ThemeMenu />
        {isAllowed && (
          <Link className="button bell" data-kind="quiet" data-icon="" href={`${paths.overview()}#inbox`}>
            <Icon name="bell" />
            <VisuallyHidden>{copy.inbox}</VisuallyHidden>
            <Waiting at="inbox" />
          </Link>
        )}
        <PersonMenu />
      </div>
      {isAllowed && <Waiting at="rail" />}
    </header>
  );
}
