import type { Locator, Page } from '@playwright/test';

/** The notice with this title and sentence. */
export function toast(page: Page, title: 'Success' | 'Error', text: string): Locator {
  return page.locator('.toast').filter({ hasText: title }).filter({ hasText: text });
}
