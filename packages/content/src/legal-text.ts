import { readFileSync } from 'node:fs';

/** The legal documents, by the names that stand in their addresses. */
export const legalTexts = ['terms-of-service', 'privacy-policy'] as const;
export type LegalText = (typeof legalTexts)[number];

/** A legal document as HTML: headings, paragraphs and lists, without a page around them. */
export function readLegalText(name: LegalText): string {
  return readFileSync(new URL(`../legal/${name}.html`, import.meta.url), 'utf8');
}
