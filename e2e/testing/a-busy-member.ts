import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { aMember, type Member } from './a-member.ts';
import { type Network, watchNetwork } from './network.ts';
import { aBusyAutumn, type People } from './people-samples.ts';

/**
 * Somebody with people and dates of a busy autumn, signed in, and what their pages ask of the
 * server.
 */
export async function aBusyMember({
  page,
  context,
  request,
}: {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
}): Promise<{ member: Member; people: People; network: Network }> {
  const member = await aMember(request);
  const people = await aBusyAutumn(member);
  const network = watchNetwork(context);
  await member.signIn(page);
  return { member, people, network };
}
