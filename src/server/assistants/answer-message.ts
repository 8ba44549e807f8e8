import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  isJSONRPCRequest,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { jsonSchemaOf } from '#contract/description/json-schema.ts';
import { mayCall } from '#contract/kit/endpoint.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { asFailure } from '../http/error-answer.ts';
import type { AnswerMessage, Assistant } from '../http/mcp-endpoint.ts';
import { readInput } from '../http/read-input.ts';
import { BODY_BYTES_MAX } from '../http/server-options.ts';
import { assistantsCopy as copy } from './assistants-copy.ts';
import { proposingTools } from './proposing-tools.ts';
import { readTools } from './read-tools.ts';
import { askingFor, type Tool } from './tool.ts';
import { waitingTools } from './waiting-tools.ts';

const TOOLS: readonly Tool[] = [...readTools, ...waitingTools, ...proposingTools];

/** One message of the protocol. Nothing is kept from one to the next, so any process may answer any of them. */
export const answerMessage: AnswerMessage = async (assistant, message) => {
  const read = JSONRPCMessageSchema.safeParse(message);
  if (!read.success)
    return { jsonrpc: '2.0', id: null, error: { code: ErrorCode.InvalidRequest, message: copy.badMessage } };
  const server = serverFor(assistant);
  const line = oneMessage();
  await server.connect(line.transport);
  try {
    return await line.answerTo(read.data);
  } finally {
    await server.close();
  }
};

function serverFor(assistant: Assistant): Server {
  const server = new Server(
    { name: 'countinghouse', title: 'Countinghouse', version: manifest.version },
    { capabilities: { tools: {} }, instructions: copy.instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.filter(({ needs }) => mayCall(needs, assistant.actor.capabilities)).map(describe),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => run(assistant, params));
  return server;
}

const describe = ({ name, title, words, input, proposes }: Tool) => ({
  name,
  title,
  description: words,
  inputSchema: { ...jsonSchemaOf(input, 'input'), type: 'object' as const, additionalProperties: false },
  annotations: { title, readOnlyHint: proposes !== true, destructiveHint: false, openWorldHint: false },
});

/** A refusal is an answer the assistant can read and act on, with the words that people get. */
async function run(
  assistant: Assistant,
  { name, arguments: sent = {} }: Readonly<{ name: string; arguments?: Record<string, unknown> | undefined }>,
): Promise<CallToolResult> {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, copy.noSuchTool(name.slice(0, 100)));
  try {
    const input = readInput(
      { ...tool.needs, method: 'POST', class: 'read', input: tool.input },
      inBody(sent),
    );
    return answer(await tool.run(askingFor(assistant), input as never));
  } catch (error) {
    const failure = asFailure(error, { bodyBytesMax: BODY_BYTES_MAX });
    if (!failure || failure.status >= 500)
      assistant.context.log.error({ err: error, tool: name }, 'an assistant’s call failed');
    if (!failure) return { ...answer({ message: copy.broken(assistant.requestId) }), isError: true };
    const { code, message, status } = failure;
    return { ...answer({ code, message, status }), isError: true };
  }
}

const inBody = (body: unknown) => ({ body, query: {}, params: {} });

/** As data for programs, and as text for those that read only that. */
const answer = (result: unknown): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(result) }],
  structuredContent: result as Record<string, unknown>,
});

/** A line that carries one message in and its answer out. */
function oneMessage() {
  let tell: (message: JSONRPCMessage) => void = () => undefined;
  const answered = new Promise<JSONRPCMessage>((resolve) => {
    tell = resolve;
  });
  const transport: Transport = {
    start: async () => undefined,
    close: async () => transport.onclose?.(),
    send: async (message) => tell(message),
  };
  return {
    transport,
    answerTo: async (message: JSONRPCMessage): Promise<JSONRPCMessage | undefined> => {
      transport.onmessage?.(message);
      return isJSONRPCRequest(message) ? answered : undefined;
    },
  };
}
