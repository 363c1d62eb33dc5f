import type { TestUser } from './a-user.ts';

/**
 * Gives a user somebody whose birthday is in four days, by the clock that tests begin with, and
 * says the id of the reminder.
 */
export async function aReminder(owner: TestUser): Promise<string> {
  await owner.ask('POST', '/profiles', { name: 'Sam', importantDates: { birthday: '1994-11-24' } });
  return (await owner.ask('GET', '/inbox')).json<{ id: string }[]>()[0]?.id ?? '';
}
