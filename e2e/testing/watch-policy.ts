import type { Page } from '@playwright/test';

/**
 * Collects what the pages that are opened here break of their policy, and what they have to
 * complain of.
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(
        `${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}
