import { setImmediate } from 'node:timers/promises';
import {
  suggestForProfile,
  suggestion,
  suggestPublic,
  type Progress,
  type Suggestion,
} from '@rendezvous/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SuggestToMember } from './suggest-to-member.ts';
import type { SuggestToVisitor } from './suggest-to-visitor.ts';
import { clientSignal } from '../platform/http/client-signal.ts';
import { EventStream } from '../platform/http/event-stream.ts';
import { refusalOf } from '../platform/http/refusal-of.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { todayOf } from '../platform/http/today.ts';
import { rememberVisitor } from '../platform/http/viewer.ts';

interface Deps {
  readonly suggestToVisitor: SuggestToVisitor;
  readonly suggestToMember: SuggestToMember;
  readonly now: () => Date;
  readonly secureCookies: boolean;
}

type OnProgress = (progress: Progress) => Promise<void>;
type Suggest = (onProgress: OnProgress) => Promise<Suggestion>;

export function suggestionRoutes(
  app: FastifyInstance,
  { suggestToVisitor, suggestToMember, now, secureCookies }: Deps,
): void {
  registerEndpoint(app, suggestPublic, async ({ user, body, request, reply }) => {
    const { request_id: requestId, ...wishes } = body;
    const asking = {
      requestId,
      visitorId: rememberVisitor(request, reply, { secure: secureCookies }),
      userId: user?.userId ?? null,
      today: todayOf(request, now()),
      ip: request.ip,
      signal: clientSignal(reply),
    };
    return answer(
      (onProgress) => suggestToVisitor(wishes, { ...asking, onProgress }),
      request,
      reply,
    );
  });

  registerEndpoint(app, suggestForProfile, async ({ user, body, request, reply }) => {
    const asking = {
      today: todayOf(request, now()),
      signal: clientSignal(reply),
    };
    return answer(
      (onProgress) => suggestToMember(user.userId, body, { ...asking, onProgress }),
      request,
      reply,
    );
  });
}

/** Answers with an event stream if the client asks for one, else with JSON. */
async function answer(
  suggest: Suggest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Suggestion | FastifyReply> {
  // The pause between stages lets other requests be served, and a disconnected client be noticed.
  return wantsEvents(request)
    ? streamSuggestion(suggest, request, reply)
    : suggest(() => setImmediate());
}

function wantsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.accept ?? '');
}

async function streamSuggestion(
  suggest: Suggest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
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
