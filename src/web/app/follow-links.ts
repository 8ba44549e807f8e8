import type { AnyRouter } from '@tanstack/react-router';
import { parseQuery } from '#contract/kit/query-string.ts';
import { isEmbeddingPage } from '#domain/account/embedding-pages.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import type { LinkRouting } from '#web/ui/link.tsx';
import { isScreenAddress, toInternal } from './wp-url.ts';

/** Pointing at a link in passing is no wish to go there. */
const INTENT_MS = 60;

/** Lets the kit's links change the screen without loading the page. Every other address loads as the browser would. */
export function followLinks(router: AnyRouter): LinkRouting {
  let intent: ReturnType<typeof setTimeout> | undefined;

  return {
    navigate(href) {
      const url = new URL(href, location.href);
      if (!isScreenAddress(url) || needsAnotherDocument(url)) return location.assign(url);
      const address = url.href.slice(url.origin.length);
      // A second press on the link of this very page is no new step for the back button.
      if (url.href === location.href) router.history.replace(address);
      else router.history.push(address);
    },
    preload(href) {
      const url = new URL(href, location.href);
      if (!isScreenAddress(url)) return;
      clearTimeout(intent);
      intent = setTimeout(() => {
        const { pathname, search } = toInternal({ url }) ?? url;
        // It is only a head start: if it fails, the click itself says so.
        router.preloadRoute({ to: pathname, search: parseQuery(search) }).catch(() => undefined);
      }, INTENT_MS);
    },
  };
}

/** Forms of the provider are allowed by the document, so a page with such forms may have to bring its own. */
const needsAnotherDocument = (url: URL): boolean =>
  pageSettings().embeddedForms === 'elsewhere' && isEmbeddingPage(toInternal({ url })?.pathname ?? '');
