import {
  profileDefaults,
  type ProfileChanges,
  type Status,
  type WrittenProfile,
} from '@rendezvous/contract';
import type { ProfileTable } from '../platform/db/tables.ts';

type Columns = Pick<ProfileTable, 'name' | 'status' | 'fields'>;

/** The columns of what was written of a person. */
export function profileColumnsOf({ name, status, ...fields }: WrittenProfile): Columns {
  return { name, status, fields: JSON.stringify(fields) };
}

/** What is written once it was changed; what is not given stays. */
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

/** A field that is not there changes nothing, however its absence is written. */
function given<Fields extends object>(
  changes: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

/** What was written, with defaults for fields that came after the row. */
export function writtenIn({ name, status, fields }: Columns): WrittenProfile {
  const written = JSON.parse(fields) as Partial<WrittenProfile>;
  return {
    ...profileDefaults,
    ...written,
    importantDates: { ...profileDefaults.importantDates, ...written.importantDates },
    name,
    status: status as Status,
  };
}
