import { randomUUID } from 'node:crypto';

export interface BenchAccount {
  readonly access: string;
  readonly refresh: string;
  readonly signIn: () => Promise<{ access: string; refresh: string }>;
}

/** Registers somebody on a running server and signs them in. */
export async function aNewAccount(url: string): Promise<BenchAccount> {
  const account = { email: `bench-${randomUUID()}@example.com`, password: 'violet anchor 42' };
  const post = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    if (!answer.ok) throw new Error(`Cannot make an account: ${path} answered ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  const signIn = () => post<{ access: string; refresh: string }>('/token/pair');
  await post('/users/register');
  return { ...(await signIn()), signIn };
}
