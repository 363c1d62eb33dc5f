import { foldPlaceText, withoutArticle } from '../gazetteer-text.ts';
import { nicknamesOfChicago } from './chicago.ts';
import { nicknamesOfHouston } from './houston.ts';
import { nicknamesOfLosAngeles } from './los-angeles.ts';
import { nicknamesOfNewYork } from './new-york.ts';
import { nicknamesOfPhoenix } from './phoenix.ts';
import { nicknamesOfSanFrancisco } from './san-francisco.ts';

const rows: Readonly<Record<string, string>> = {
  ...nicknamesOfNewYork,
  ...nicknamesOfLosAngeles,
  ...nicknamesOfChicago,
  ...nicknamesOfHouston,
  ...nicknamesOfPhoenix,
  ...nicknamesOfSanFrancisco,
};

/** What people type for a place: streets, squares, short forms. By the place's label. */
export const nicknames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(rows).map(([label, names]) => [
    label,
    names
      .trim()
      .split(/,\s+/)
      .map((name) => withoutArticle(foldPlaceText(name))),
  ]),
);
