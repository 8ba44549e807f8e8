import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Caller } from '../test-callers.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer.
type Answered = Readonly<{ isError: boolean; told: any; text: string }>;
export type TestAssistant = Readonly<{
  client: Client;
  ask: (name: string, sent?: Record<string, unknown>) => Promise<Answered>;
  close: () => Promise<void>;
}>;

/** The official client, unchanged, speaking to a server that listens. */
export async function openAssistant(url: string, headers: Caller): Promise<TestAssistant> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { ...headers } },
  });
  // Its own types do not know exact optional properties.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return {
    client,
    ask: async (name, sent = {}) => {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: sent });
      const [first] = content as { text: string }[];
      return { isError: isError === true, told: structuredContent, text: first?.text ?? '' };
    },
    close: () => client.close(),
  };
}
