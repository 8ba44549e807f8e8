import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { VARIABLES } from '#server/config.ts';

const DEPLOY = path.join(import.meta.dirname, '../../deploy');
const read = (file: string): string => readFileSync(path.join(DEPLOY, file), 'utf8');

type Service = Readonly<{
  image: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  security_opt?: string[];
  secrets?: string[];
  command?: string[];
  networks?: unknown;
}>;
const compose = parse(read('compose/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, unknown>;
  volumes: Record<string, unknown>;
};
const ours = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('countinghouse'));

// biome-ignore lint/suspicious/noExplicitAny: each kind of object has a shape of its own, and the cluster knows them.
const objects: any[] = parseAllDocuments(read('kubernetes/countinghouse.yaml')).map((one) => {
  expect(one.errors).toEqual([]);
  return one.toJS();
});
const ofKind = (kind: string) => objects.find((one) => one.kind === kind);
const dockerfile = read('Dockerfile');
const unit = read('systemd/countinghouse.service');

/** Of the base image and of others, which read them. */
const OF_OTHERS = ['NODE_ENV', 'RELEASE', 'DOMAIN', 'POSTGRES_PASSWORD'];
const assigned = (lines: string): string[] =>
  [...lines.matchAll(/(?:^|\s)([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? '');

test('every variable that is set is one that the program knows', () => {
  const named = [
    ...ours.flatMap(([, { environment }]) => Object.keys(environment ?? {})),
    ...Object.keys(ofKind('ConfigMap').data),
    ...assigned(dockerfile.match(/^ENV .*$/gm)?.join('\n') ?? ''),
    ...assigned(
      unit
        .match(/^Environment=(.*)$/gm)
        ?.map((line) => line.slice('Environment='.length))
        .join('\n') ?? '',
    ),
    ...assigned(read('compose/env.example').replaceAll('# ', '')),
  ];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !VARIABLES.includes(name) && !OF_OTHERS.includes(name))).toEqual([]);
});

test('every variable that compose asks for stands in the example, and nothing else does', () => {
  const asked = [...read('compose/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? '');
  const optional = ['RELEASE', 'LOG_LEVEL'];
  expect(new Set(assigned(read('compose/env.example').replaceAll('# ', '')))).toEqual(
    new Set(asked.filter((name) => !optional.includes(name))),
  );
});

test('in containers it runs as nobody special, on files that nobody writes', () => {
  expect(ours.map(([name]) => name)).toEqual(['migrate', 'app-1', 'app-2', 'backup', 'restore-drill']);
  for (const [name, service] of ours)
    expect(service, name).toMatchObject({
      user: '1000:1000',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  const { spec } = ofKind('Deployment').spec.template;
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  for (const container of [...spec.initContainers, ...spec.containers])
    expect(container.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
});

test('node is the first process everywhere: npm would hear signals and tell nobody', () => {
  const programs = [
    ...(dockerfile.match(/^CMD .*$/gm) ?? []).map((line) => JSON.parse(line.slice(4)) as string[]),
    ...ours.flatMap(([, { command }]) => (command ? [command] : [])),
    ...ofKind('Deployment').spec.template.spec.initContainers.map(({ command }: Service) => command),
    ...[...unit.matchAll(/^ExecStart(?:Pre)?=\/usr\/bin\/(.*)$/gm)].map(([, words]) =>
      (words ?? '').split(' '),
    ),
  ];
  expect(programs).toHaveLength(7);
  for (const [program, file] of programs)
    expect([program, file]).toEqual([
      'node',
      expect.stringMatching(/^dist\/server\/(main|commands\/[a-z-]+)\.js$/),
    ]);
});

test('every secret and volume that is used is there', () => {
  for (const [, { secrets = [] }] of ours)
    for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
  const { containers, initContainers, volumes } = ofKind('Deployment').spec.template.spec;
  const names = volumes.map(({ name }: { name: string }) => name);
  for (const { volumeMounts } of [...containers, ...initContainers])
    for (const { name } of volumeMounts) expect(names).toContain(name);
});

test('who watches asks for life where a restart helps, and for readiness where people are sent', () => {
  const [container] = ofKind('Deployment').spec.template.spec.containers;
  expect(container.livenessProbe.httpGet.path).toBe('/healthz');
  expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  expect(dockerfile).toContain('/healthz');
  expect(read('compose/Caddyfile')).toContain('health_uri /readyz');
});

test('an image is built of what is named, and no secret can be in it', () => {
  const ignored = readFileSync(path.join(DEPLOY, '../.dockerignore'), 'utf8');
  const lines = ignored.split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines[0]).toBe('*');
  expect(lines.slice(1).every((line) => line.startsWith('!'))).toBe(true);
  expect(lines.some((line) => /env|data|secret|node_modules|dist|git/.test(line))).toBe(false);
});
