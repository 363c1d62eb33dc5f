import type { Selectable } from 'kysely';
import type { Database, DateTable, KnownNetworkTable, PhotoTable, ProfileTable, SavedIdeaTable, SavedPlanTable, SessionTable, StatusChangeTable, UserTable } from '../db/tables.ts';

/** Everything that is kept of one user, as the tables hold it. */
export interface UserData {
  readonly user: Selectable<UserTable>;
  readonly sessions: readonly Selectable<SessionTable>[];
  readonly knownNetworks: readonly Selectable<KnownNetworkTable>[];
  readonly profiles: readonly Selectable<ProfileTable>[];
  readonly statusChanges: readonly Selectable<StatusChangeTable>[];
  readonly photos: readonly Selectable<PhotoTable>[];
  readonly dates: readonly Selectable<DateTable>[];
  readonly ideas: readonly Selectable<SavedIdeaTable>[];
  readonly plans: readonly Selectable<SavedPlanTable>[];
}

export interface UserDataStore {
  find(userId: number): Promise<UserData | undefined>;
}

export function createUserData(db: Database): UserDataStore {
  return {
    async find(userId) {
      const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
      if (!user) return undefined;
      return {
        user,
        sessions: await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('signed_in_at').execute(),
        knownNetworks: await db.selectFrom('known_networks').selectAll().where('user_id', '=', userId).orderBy('seen_at').execute(),
        profiles: await db.selectFrom('profiles').selectAll().where('user_id', '=', userId).orderBy('created_at').execute(),
        statusChanges: await db.selectFrom('status_changes').selectAll().where('user_id', '=', userId).orderBy('changed_at').execute(),
        photos: await db.selectFrom('photos').selectAll().where('user_id', '=', userId).orderBy('created_at').execute(),
        dates: await db.selectFrom('dates').selectAll().where('user_id', '=', userId).orderBy('day').execute(),
        ideas: await db.selectFrom('saved_ideas').selectAll().where('user_id', '=', userId).orderBy('created_at').execute(),
        plans: await db.selectFrom('saved_plans').selectAll().where('user_id', '=', userId).orderBy('created_at').execute(),
      };
    },
  };
}
