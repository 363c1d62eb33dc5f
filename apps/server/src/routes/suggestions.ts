import { setImmediate } from 'node:timers/promises';
import { suggestion, suggestPublic, type Progress, type Suggestion } from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SuggestToVisitor } from '../commands/suggest-to-visitor.ts';
import { clientSignal } from '../http/client-signal.ts';
import { EventStream } from '../http/event-stream.ts';
import { refusalOf } from '../http/refusal-of.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { rememberVisitor } from '../viewer.ts';

type OnProgress = (progress: Progress) => Promise<void>;

export function suggestionRoutes(app: FastifyInstance, { suggestToVisitor, secureCookies }: { suggestToVisitor: SuggestToVisitor; secureCookies: boolean }): void {
  registerEndpoint(app, suggestPublic, async ({ body, request, reply }) => {
    rememberVisitor(request, reply, { secure: secureCookies });
    const signal = clientSignal(reply);
    const suggest = (onProgress: OnProgress) =>
      suggestToVisitor(body, { visitorId: request.viewer.visitorId, isMember: request.viewer.user !== null, ip: request.ip, onProgress, signal });
    // The pause between stages is where other requests are served and a client that left is noticed.
    return wantsEvents(request) ? streamSuggestion(suggest, request, reply) : suggest(() => setImmediate());
  });
}

function wantsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.accept ?? '');
}

async function streamSuggestion(suggest: (onProgress: OnProgress) => Promise<Suggestion>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const events = new EventStream(reply);
  try {
    const planned = await suggest((progress) => events.send('progress', progress));
    await events.send('suggestion', suggestion.parse(planned));
  } catch (error) {
    if (!events.isOpen) throw error;
    await events.send('problem', refusalOf(error, request.log).toProblem());
  }
  return events.end();
}
