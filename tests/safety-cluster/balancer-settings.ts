import type { ClusterNode } from './node.ts';

/** HAProxy asks each Patroni every second who leads and who follows, and ends the lines to whoever does no longer. */
export function balancerSettings(
  nodes: readonly ClusterNode[],
  ports: Readonly<{ primary: number; replica: number }>,
): string {
  const servers = nodes
    .map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${new URL(rest).port}`)
    .join('\n');
  const listen = (role: 'primary' | 'replica') => `
listen ${role}
  bind 127.0.0.1:${ports[role]}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`;
  return `
defaults
  mode tcp
  maxconn 1000
  timeout connect 2s
  timeout check 1s
  timeout client 1h
  timeout server 1h
${listen('primary')}${listen('replica')}`;
}
