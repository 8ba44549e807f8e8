import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CONTRACT_ENDPOINTS, EXPANDED_RESOURCES } from './contract-endpoints.ts';
import { type Schema, typeReader } from './type-schema.ts';

export type EndpointContract = Readonly<{ isList: boolean; params: Schema | null; response: Schema }>;
export type StripeContract = Readonly<{
  source: string;
  endpoints: Readonly<Record<string, EndpointContract>>;
  $defs: Readonly<Record<string, Schema>>;
}>;
type Operation = Readonly<{ endpoint: string; className: string; method: string; file: string }>;

const PACKAGE = path.resolve('node_modules/stripe');
const RESOURCES = path.join(PACKAGE, 'esm/resources');
const VERSION = String(JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')).version);
const shapeOf = (endpoint: string): string => endpoint.replace(/\{[^}]*\}/g, '{}');

/**
 * What Stripe's own package says of each call: method, path, parameters and answer. Every file of the package is generated
 * from Stripe's description of its interface, at exactly the version we send, so nothing has to be copied. Deriving takes a
 * few seconds, so it is kept until the package or our list changes.
 */
export function stripeContract(): StripeContract {
  const wanted = JSON.stringify([CONTRACT_ENDPOINTS, EXPANDED_RESOURCES]);
  const kept = path.resolve('node_modules/.cache/stripe-contract', `${VERSION}-${wanted.length}.json`);
  if (existsSync(kept)) {
    const { contract, of } = JSON.parse(readFileSync(kept, 'utf8'));
    if (of === wanted) return contract;
  }
  const contract = derive();
  mkdirSync(path.dirname(kept), { recursive: true });
  const whole = `${kept}.${process.pid}`; // Others may read at the same moment, and must never find half of it.
  writeFileSync(whole, JSON.stringify({ of: wanted, contract }));
  renameSync(whole, kept);
  return contract;
}

function derive(): StripeContract {
  const operations = findOperations();
  const files = [...new Set(operations.map(({ file }) => file))];
  const program = ts.createProgram(files, {
    ...{ strict: true, skipLibCheck: true, target: ts.ScriptTarget.ES2022, types: ['node'] },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  });
  const checker = program.getTypeChecker();
  const { read, argumentsOf, definitions } = typeReader(checker, new Set(EXPANDED_RESOURCES));

  const contractOf = ({ className, method, file, endpoint }: Operation): EndpointContract => {
    const declared = program
      .getSourceFile(file)
      ?.statements.find((one) => ts.isClassDeclaration(one) && one.name?.text === className);
    const member = declared && checker.getTypeAtLocation(declared).getProperty(method);
    const signature = member && checker.getTypeOfSymbolAtLocation(member, declared).getCallSignatures()[0];
    if (!signature) throw new Error(`The package does not say what ${endpoint} takes.`);
    const params = signature.getParameters().find(({ name }) => name === 'params');
    const taken =
      params?.valueDeclaration && checker.getTypeOfSymbolAtLocation(params, params.valueDeclaration);
    const promised = signature.getReturnType();
    const [answer] = argumentsOf(promised);
    const isList = /^Api(?:List|SearchResult)Promise$/.test(promised.symbol.getName());
    const plain = answer?.isIntersection() ? answer.types[0] : answer;
    return {
      isList,
      params: taken ? read(checker.getNonNullableType(taken)) : null,
      response: plain ? read(plain) : {},
    };
  };
  const endpoints = Object.fromEntries(operations.map((one) => [one.endpoint, contractOf(one)]));
  return { source: `stripe ${VERSION}`, endpoints, $defs: definitions };
}

/** The package's running code says METHOD and path of each of its methods; the types beside it say the rest. */
function findOperations(): readonly Operation[] {
  const wanted = new Map(CONTRACT_ENDPOINTS.map((endpoint) => [shapeOf(endpoint), endpoint]));
  const found: Operation[] = [];
  for (const file of readdirSync(RESOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const full = path.join(RESOURCES, file);
    const source = ts.createSourceFile(full, readFileSync(full, 'utf8'), ts.ScriptTarget.ES2022, true);
    const visit = (node: ts.Node, className: string, method: string): void => {
      const inClass = ts.isClassDeclaration(node) ? (node.name?.text ?? '') : className;
      const inMethod = ts.isMethodDeclaration(node) ? node.name.getText() : method;
      if (ts.isCallExpression(node) && node.expression.getText().endsWith('_makeRequest')) {
        const [verb, address] = node.arguments.map((one) => one.getText().slice(1, -1));
        const shape = `${verb} ${address?.replace(/\$\{[^}]*\}/g, '{}')}`;
        const endpoint = wanted.get(shape);
        if (endpoint) {
          wanted.delete(shape);
          found.push({
            endpoint,
            className: inClass,
            method: inMethod,
            file: full.replace(/\.js$/, '.d.ts'),
          });
        }
      }
      ts.forEachChild(node, (child) => visit(child, inClass, inMethod));
    };
    visit(source, '', '');
  }
  if (wanted.size > 0) throw new Error(`The package has no ${[...wanted.values()].join(', ')}.`);
  return found;
}
