import { mailCopy as copy } from './mail-copy.ts';

export const greetingTo = (name: string): string => (name === '' ? copy.hello : copy.helloTo(name));

/** From where something was done; from nowhere, where it was a command on the server. */
export const whereFrom = (ip: string): string => (ip === '' ? copy.byCommand : copy.address(ip));
