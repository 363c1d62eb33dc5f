import { useEffect } from 'react';

/** The title of a page that is only known when its data has come. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
