import { Download } from 'lucide-react';
import { explainFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { messages } from '../../messages.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useBusy } from '../../ui/use-busy.ts';

const fileName = 'rendezvous-export.json';

/** Downloads everything the server keeps about the user. A link could not: it would go out without the token. */
export function DataExport(): React.JSX.Element {
  const notices = useNotices();
  const { isBusy, run } = useBusy();

  async function download(): Promise<void> {
    try {
      const response = await callApi({ method: 'GET', path: '/users/me/export' });
      saveFile(await response.blob());
    } catch (error) {
      notices.failure(explainFailure(error, messages.dataNotDownloaded));
    }
  }

  return (
    <div className="card settings-card">
      <p>Your account, profiles, dates and saved ideas, readable by people and machines. Photos are listed by their addresses.</p>
      <div className="btn-row">
        <button className="btn btn--secondary" type="button" aria-disabled={isBusy} onClick={() => void run(download)}>
          {isBusy ? <span className="spinner" /> : <Download className="icon" />}
          Download my data
        </button>
      </div>
    </div>
  );
}

function saveFile(content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun by then; freeing the address at once would end it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
