import { useSyncExternalStore } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { shellCopy as copy } from './shell-copy.ts';

const onConnectionChange = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Notice kind="warning" title={copy.offlineTitle} announce>
      {copy.offline}
    </Notice>
  );
}
