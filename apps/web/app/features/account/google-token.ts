const scriptUrl = 'https://accounts.google.com/gsi/client';

/**
 * What of Google's script is used:
 * https://developers.google.com/identity/oauth2/web/reference/js-reference
 */
interface GoogleScript {
  readonly accounts: {
    readonly oauth2: {
      initTokenClient(config: {
        client_id: string;
        scope: string;
        callback: (answer: { access_token?: string; error?: string }) => void;
        error_callback: (error: { type: string }) => void;
      }): { requestAccessToken(): void };
    };
  };
}

let script: Promise<GoogleScript> | null = null;

/**
 * Asks the user, in Google's window, for a token that says who they are. Null when they close it;
 * throws when it cannot be asked.
 */
export async function requestGoogleToken(clientId: string): Promise<string | null> {
  script ??= loadScript();
  const google = await script.catch((cause: unknown) => {
    script = null;
    throw cause;
  });
  return new Promise((resolve, reject) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid email profile',
      callback: ({ access_token, error }) => {
        if (error === 'access_denied') resolve(null);
        else if (access_token) resolve(access_token);
        else reject(new Error(`Google answered without a token: ${error ?? 'no error'}`));
      },
      error_callback: ({ type }) =>
        type === 'popup_closed'
          ? resolve(null)
          : reject(new Error(`Google's window failed: ${type}`)),
    });
    client.requestAccessToken();
  });
}

function loadScript(): Promise<GoogleScript> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = scriptUrl;
    element.async = true;
    element.addEventListener('load', () => {
      const { google } = window as { google?: GoogleScript };
      if (google) resolve(google);
      else reject(new Error("Google's script came without its interface"));
    });
    element.addEventListener('error', () =>
      reject(new Error("Google's script could not be loaded")),
    );
    document.head.append(element);
  });
}
