import { expect, test } from 'vitest';
import { type Memory, parentOfForgetful } from './forgetful-folder.ts';

const GIGABYTE = 1024 ** 3;
const mountedAs = (line: string) =>
  `/dev/vda / ext4 rw,relatime 0 0\n${line}\nproc /proc proc rw,noexec 0 0\n`;
const MOUNTED = mountedAs('tmpfs /dev/shm tmpfs rw,nosuid,nodev,size=24730032k 0 0');
const PLENTY: Memory = { mounts: MOUNTED, mayWrite: true, free: 8 * GIGABYTE };

test.each<[string, Partial<Memory>, string]>([
  ['there is plenty', {}, '/dev/shm'],
  ['there is a byte less than plenty', { free: 8 * GIGABYTE - 1 }, '/tmp'],
  ['it is as small as a container has it', { free: 64 * 1024 ** 2 }, '/tmp'],
  ['nobody but root may write there', { mayWrite: false }, '/tmp'],
  ['nothing is mounted there', { mounts: mountedAs('tmpfs /run tmpfs rw 0 0') }, '/tmp'],
  ['it is on a disk', { mounts: mountedAs('/dev/sdb /dev/shm ext4 rw 0 0') }, '/tmp'],
  ['it only reads', { mounts: mountedAs('tmpfs /dev/shm tmpfs ro,nosuid 0 0') }, '/tmp'],
  [
    'no program may run there',
    { mounts: mountedAs('shm /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0') },
    '/tmp',
  ],
  ['the system has no such list', { mounts: '' }, '/tmp'],
])('a database of tests, when of the memory %s', (_, memory, parent) => {
  expect(parentOfForgetful({ ...PLENTY, ...memory }, '/tmp')).toBe(parent);
});
