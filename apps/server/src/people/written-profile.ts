import {
  profileDefaults,
  type ProfileChanges,
  type Status,
  type WrittenProfile,
} from '@rendezvous/contract';
import { readIfWhole, readStored } from '../platform/db/stored-damage.ts';
import type { ProfileTable } from '../platform/db/tables/people-tables.ts';

type Columns = Pick<ProfileTable, 'name' | 'status' | 'fields'>;

/** The columns of what was written about a person. */
export function profileColumnsOf({ name, status, ...fields }: WrittenProfile): Columns {
  return { name, status, fields: JSON.stringify(fields) };
}

/** What to write after a change; what is not given stays. */
export function withChanges<Known extends Omit<WrittenProfile, 'name'>>(
  known: Known,
  { socialMedia = {}, importantDates = {}, ...changes }: ProfileChanges,
): Known {
  return {
    ...known,
    ...given(changes),
    socialMedia: { ...known.socialMedia, ...given(socialMedia) },
    importantDates: { ...known.importantDates, ...given(importantDates) },
  };
}

/** A missing field changes nothing, however its absence is expressed. */
function given<Fields extends object>(
  changes: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

/** What was written, with defaults for newer fields. Throws `StoredDamage` if it cannot be read. */
export function writtenIn({ name, status, fields }: Columns): WrittenProfile {
  const written = readStored('a person', () => fieldsIn(fields));
  return {
    ...profileDefaults,
    ...written,
    importantDates: { ...profileDefaults.importantDates, ...written.importantDates },
    name,
    status: status as Status,
  };
}

/** The same, with only defaults if it cannot be read. */
export function writtenOrDamaged(
  row: Columns & { readonly id: number },
): WrittenProfile & { readonly isDamaged?: true } {
  const { id, name, status } = row;
  return (
    readIfWhole(`the person ${id}`, () => writtenIn(row)) ?? {
      ...{ ...profileDefaults, name, status: status as Status },
      isDamaged: true,
    }
  );
}

/** Of the same types as the defaults: anything else was edited by hand. */
function fieldsIn(text: string): Partial<WrittenProfile> {
  const fields = JSON.parse(text) as Partial<WrittenProfile>;
  const isWhole = Object.entries(profileDefaults).every(([name, usual]) => {
    const field = fields[name as keyof WrittenProfile];
    return field === undefined || usual === null || kindOf(field) === kindOf(usual);
  });
  if (kindOf(fields) !== 'object' || !isWhole) throw new Error('these are no fields of a person');
  return fields;
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
