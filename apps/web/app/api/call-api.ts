import { readStored } from '../browser-storage.ts';
import { failureOf } from './api-failure.ts';
import { renewAccess } from './session/renew-access.ts';
import { type ApiRequest, sendRequest } from './send-request.ts';

/**
 * Calls that open, renew or close a session: there a 401 is about what was typed, and no token is
 * sent.
 */
const sessionCalls = /^\/(token\/|users\/register$|social\/)/;

/**
 * One call of the API, as the signed-in user if there is one. An expired token is renewed and the
 * call repeated once. Throws an ApiFailure unless the response is OK, and the AbortError of its
 * signal.
 */
export async function callApi(request: ApiRequest): Promise<Response> {
  const isSessionCall = sessionCalls.test(request.path);
  const access = isSessionCall ? null : readStored('access_token');
  let response = await sendRequest(request, access);
  if (response.status === 401 && !isSessionCall) {
    const renewed = await renewAccess(access);
    if (renewed !== null) response = await sendRequest(request, renewed);
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}
