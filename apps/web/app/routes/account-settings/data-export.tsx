import { Download } from 'lucide-react';
import { explainAction } from '../../api/api-failure.ts';
import { openEndpoint } from '../../api/call-endpoint.ts';
import { messages } from '../../messages.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { StorageUsed } from './storage-used.tsx';

/** Downloads everything the server keeps about the user. */
export function DataExport(): React.JSX.Element {
  return (
    <div className="card settings-card">
      <p>
        Your account, profiles, dates and saved ideas as a JSON file. Photos come as links; open
        them soon, they expire.
      </p>
      <StorageUsed />
      <div className="btn-row">
        <DownloadButton
          className="btn btn--secondary"
          icon={<Download className="icon" />}
          load={loadExport}
          explain={(error) => explainAction(error, messages.dataNotDownloaded)}
        >
          Download my data
        </DownloadButton>
      </div>
    </div>
  );
}

async function loadExport(): Promise<File> {
  const response = await openEndpoint('GET /users/me/export', {});
  return new File([await response.blob()], 'rendezvous-export.json');
}
