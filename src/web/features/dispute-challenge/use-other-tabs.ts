import { useEffect, useRef, useState } from 'react';

type Message = 'here' | 'who' | 'gone' | 'saved';
const isMessage = (value: unknown): value is Message =>
  value === 'here' || value === 'who' || value === 'gone' || value === 'saved';

/** Whether another tab of this browser has the same dispute open, and a call whenever it saved something. */
export function useOtherTabs(disputeId: string, savedAt: string | null, onSaved: () => void): boolean {
  const [hasOther, setHasOther] = useState(false);
  const channel = useRef<BroadcastChannel>(undefined);
  const latest = useRef(onSaved);
  latest.current = onSaved;

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const open = new BroadcastChannel(`evidence ${disputeId}`);
    channel.current = open;
    const say = (message: Message) => open.postMessage(message);
    open.onmessage = ({ data }) => {
      if (!isMessage(data)) return;
      setHasOther(data !== 'gone');
      if (data === 'who') say('here');
      if (data === 'gone') say('who'); // There may be a third one.
      if (data === 'saved') latest.current();
    };
    say('who');
    const leave = () => say('gone');
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      open.close();
      channel.current = undefined;
    };
  }, [disputeId]);

  const first = useRef(savedAt);
  useEffect(() => {
    if (savedAt !== first.current) channel.current?.postMessage('saved' satisfies Message);
    first.current = savedAt;
  }, [savedAt]);
  return hasOther;
}
