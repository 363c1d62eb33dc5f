import { limits, product, texts, type RefusalCode } from '@rendezvous/contract/constants';
import type { z } from 'zod';

const googleSignInFailed = 'Failed to sign in with Google';

/** The sentence shown for a refusal that has none of its own. */
export const refusalDetails: Record<RefusalCode, string> = {
  'malformed-json': 'The body of the request is not valid JSON.',
  'invalid-input': 'Please check the fields and try again.',
  'location-unknown': 'We don’t know that location.',
  'no-plan': 'No plan is possible with these wishes.',
  'no-refinement': 'The plan cannot be changed that way.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not answer that method.',
  'body-too-large': 'The request is larger than 256 KB.',
  'unsupported-media-type': 'Send the body as application/json in UTF-8.',
  'bad-credentials': 'Invalid email or password',
  'signed-out': 'Please sign in.',
  'google-sign-in-failed': googleSignInFailed,
  'account-not-linked':
    'You already have an account with this email. Enter its password once, and you can sign in to it with Google from then on.',
  'account-unconfirmed':
    'There is already an account with this email, but the email was never confirmed. If the account is yours, enter its password and keep everything in it. If not, start a new one.',
  'sign-in-again': 'Please enter your password to do this.',
  'email-taken': 'Another account uses this email.',
  'answered-anew': 'They have answered again since you looked. Here is what they say now.',
  damaged:
    'What is stored here is damaged and cannot be read. It is left as it is: you can delete it, and whoever runs the server may have a backup of it.',
  'link-expired': 'This link has already been used, or has expired. Ask for a new one.',
  'too-many': 'You cannot add any more of these.',
  'storage-full': `You have used all of your ${limits.storageBytes / 2 ** 20} MB. Nothing stored is lost; delete photos, dates or ideas you no longer need to make room.`,
  'photo-too-large': `Use a photo of at most 10 MB and 40 megapixels, with sides of up to ${limits.photoSidePixels.toLocaleString('en-US')} pixels.`,
  'not-a-photo': 'Use a JPEG, PNG or WebP photo.',
  'anonymous-limit': texts.anonymousLimit,
  'refinement-limit': `You have reached the limit of ${limits.refinements} refinements for this suggestion.`,
  'too-many-requests': 'You have reached the limit of requests.',
  'request-timeout': 'Timeout: the request took too long to arrive.',
  'bad-request': 'The request cannot be read.',
  unavailable: 'The service is unavailable right now. Please try again in a moment.',
  internal: `${texts.unexpectedError}. Please try again.`,
};

/** When to try again, as a sentence; rounded up, so that whoever follows it is never too early. */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 10) return 'Please wait a moment and try again.';
  if (minutes < 60)
    return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  const hours = Math.ceil(minutes / 60);
  return `Please try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
}

/** What is wrong with a field whose schema has no message of its own. */
export const issueMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'This field is missing'
      : `Must be of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `Use one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_union') return 'Must be of another type';
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return `Must be at least ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin !== 'string')
    return `Must be at most ${issue.maximum}`;
  return undefined;
};

export const messages = {
  nestedTooDeep: 'The body is nested too deeply',
  nulCharacter: 'This contains a character that cannot be stored: remove it and try again',
  tooManyKeys: 'The body has too many entries',
  anotherProcess: (dataDir: string) =>
    `Cannot start: another Rendezvous process already uses ${dataDir}. Stop it first, or set another DATA_DIR.`,
  waitingForDatabase: (reason: string) => `Waiting up to a minute for the database: ${reason}`,
  storeIsNewer: (place: string, step: string) =>
    `Cannot start: ${place} was written by a newer version of Rendezvous (it has ${step}). Start that version, or restore an older backup.`,
  storeDamaged: (place: string, reason: string) =>
    `Cannot start: ${place} is damaged (${reason}). Restore a backup.`,
  storeUnwritable: (place: string, reason: string) =>
    `Cannot start: ${place} cannot be written: ${reason}`,
  fileUnusable: (path: string, reason: string) => `Cannot start: ${path} cannot be used: ${reason}`,
  notAFile: 'it is not a file',
  linkToNothing: (target: string) =>
    `it is a symbolic link to ${target}, which is not there. Is its disk mounted?`,
  notOurLock:
    'it is not the lock file of a Rendezvous process. Nothing is stored in it: move it away, and start again.',
  storeIsForeign: (file: string) =>
    `Cannot start: ${file} belongs to another program: it has tables, but none of ours. Move it away, or set another DATA_DIR.`,
  storeIsOpen: (path: string) =>
    `Cannot start: other users of this machine can read ${path}, which belongs to somebody else. Make it yours, or remove their access: chmod o-rwx ${path}`,
  folderIsOpen: (path: string) =>
    `Cannot start: other users of this machine can write to ${path}, and could replace what is stored there. Remove their write access: chmod o-w ${path}`,
  photosOfAnother: ({ photos, owner }: { photos: string; owner: string }) =>
    `Cannot start: the photos in ${photos} belong to another database, or to one that is gone. Start with that database, or move the photos away. If they do belong to this one, delete ${owner}.`,
  logDamaged: (file: string, commits: number) =>
    `Cannot start: the log of changes ${file}-wal is damaged, and ${commits} changes after the damage cannot be read. Restore a backup, or continue without them: sqlite3 ${file} "PRAGMA wal_checkpoint(TRUNCATE)"`,
  logAlone: (file: string) =>
    `Cannot start: ${file} is missing or empty, but the log of its changes ${file}-wal is there. Put the file back, or restore a backup; to start with an empty database, move the log away.`,
  logOfAnother: (file: string) =>
    `Cannot start: ${file} was replaced or written over while ${file}-wal still held changes of the file before it. To start with ${file} as it is now, move ${file}-wal and ${file}-shm away; to go on with the file before it, move that back into its place. If it is the right file after all, delete ${file}-base.`,
  logGone: (file: string) =>
    `Cannot start: the log of changes ${file}-wal is missing or empty, although the server was interrupted and the log still held changes. Put it back, or restore a backup, or continue without them: sqlite3 ${file} "PRAGMA wal_checkpoint(TRUNCATE)"`,
  databaseRefused: (reason: string) =>
    `Cannot start: the database does not accept DATABASE_URL: ${reason}`,
  databaseUnavailable: (reason: string) => `Cannot start: the database does not answer: ${reason}`,
  portInUse: (address: string) =>
    `Cannot start: ${address} is already in use. Stop whatever is listening there, or set another PORT.`,
  cannotListen: (reason: string) => `Cannot start: cannot listen on HOST and PORT: ${reason}`,
  unknownLocation: (location: string, cities: readonly string[]) =>
    `“${location}” is not a place we know yet. Plans can be made in and around ${cities.slice(0, -1).join(', ')} and ${cities.at(-1)}.`,
  dateOutOfRange: (earliest: string, latest: string) =>
    `Choose a day from ${earliest} to ${latest}.`,
  endBeforeStart: 'Choose an end after the start. An end before 6 AM counts as the next morning.',
  unknownCursor: 'Use the address of the next page exactly as the previous page gave it',
  tooManyRefusals: 'You have reached the limit of wishes that could not be planned in one hour.',
  unknownSuggestion: 'This suggestion does not exist or is not yours.',
  unknownPlan: 'This suggestion has no such plan or stop.',
  unknownPreset: 'Use one of the preset refinements.',
  otherVenues: 'Name the three venues of the plan, each once.',
  oneOtherVenue:
    'Name the three venues of the plan, or one other and two that stay in their places.',
  placeGone: 'That place no longer fits into this plan.',
  tooManyVersions: 'This suggestion has been changed too often. Ask for a new one.',
  glad: 'Glad you like it. Save it, or schedule the date.',
  nothingRead:
    'We could not read that as a change to the plan. Try a budget, a time, a mood or a kind of place.',
  otherCity: (label: string) => `${label} is another city: plan a new date there.`,
  otherEveningLeftOut: 'The other plan could not be changed that way, so we left it out.',
  unknownProfile: "The profile you're looking for doesn't exist or has been removed",
  photoName: 'Photo',
  photoMissing: 'Choose a photo',
  sendAForm: 'Send the photo as multipart/form-data, in the field "file".',
  databaseIs: {
    damaged:
      'The database is damaged, or something else has written to its file. Stop the server, restore a backup, and keep the damaged file.',
    moved:
      'The file of the database was moved, deleted or replaced. Move the one that was there back, or leave the one that is to be used in its place, and start the server again.',
    'read-only': 'The database is read-only.',
    full: 'The disk of the database is full.',
    closed:
      'The database refuses connections: it is gone, starting or full, or the password has changed.',
    away: 'The database does not answer.',
  },
  diskIsLow: 'Saving is unavailable right now: the server’s disk is nearly full.',
  photosUnderWay: 'Several of your photos are already being uploaded.',
  photoTakesMore:
    'This photo needs too much memory to open. Save it as a plain JPEG and try again.',
  photosBusy: 'Many photos are being prepared right now. Please try again in a moment.',
  sunriseAt: (sunrise: string, start: string) =>
    `The sun rises at ${sunrise} that day. To be there for it, start at ${start}.`,
  startForSunrise: (start: string) => `Start at ${start}, for the sunrise`,
  askKitchen: 'With a meal, we will ask the kitchen',
  planElsewhere: (label: string) => `In ${label}`,
  placesLeftOut: (count: number, name: string) =>
    `Left out: ${count === 1 ? 'one place' : `${count} places`} from your dates with ${name}.`,
  googleSignInFailed,
  commonPassword: 'This password is too easy to guess. Choose another one',
  passwordIsEmail: 'Use a password that is not your email',
  wrongPassword: 'The current password is wrong',
  emailTaken: 'An account with this email already exists',
  passwordChanged: 'The password is changed. All other sessions have ended.',
  resetMailed:
    'If there is an account with this email, a link is on its way. It works for an hour.',
  resetNotMailed:
    'This server does not send mail. Whoever runs it can create a link to set a new password: npm run reset-password -- <email>',
  confirmationMailed: 'A link to confirm your email is on its way.',
  tooManyMails:
    'Many links were asked for with this email in the last hour, so none is mailed now. Look for the newest one in your inbox first.',
  resetMailedBefore:
    'Several links were asked for with this email in the last hour, so no other is mailed now. If there is an account with it, the newest one is in its inbox.',
  confirmationNotMailed:
    'This server does not send mail, so there is no need to confirm your email.',
  passwordReset: 'The password is changed, and all sessions have ended. Please sign in.',
  resetLink: (email: string, url: string) =>
    `A new password for ${email} can be chosen here, once, within the hour:\n${url}`,
  noResetLink: (reason: string) => `Cannot create a link: ${reason}`,
  noAccount: (email: string) => `there is no account with the email ${email}`,
  emailMissing: 'name the email of the account: npm run reset-password -- ana@example.com',
  newsletterClosed: 'The newsletter is not open yet.',
  addressesNotListed: (reason: string) => `Cannot list the addresses: ${reason}`,
  noDatabase: (dataDir: string) => `there is no database in ${dataDir} yet`,
  confirmationSent: 'Check your inbox to confirm.',
  damagedPlan: 'This plan is damaged and cannot be read',
  noDay: 'This plan has no day yet, so there is nothing to put into a calendar.',
  dayHasPassed: 'That day has passed. Choose another one.',
  calendar: {
    name: `${product} dates`,
    date: 'Date',
    cost: (estimate: string) => `Cost: ${estimate}`,
    booking: { none: '', advised: 'Booking advised', required: 'Booking required' },
    activity: (activity: string, person: string | null) =>
      `${activity || 'Date'}${person ? ` with ${person}` : ''}`,
    birthday: (person: string) => `${person}: birthday`,
    firstDate: (person: string) => `${person}: first date`,
    importantDate: (description: string, person: string) =>
      description ? `${person}: ${description}` : person,
  },
  progress: {
    location: (label: string) => `Planning around ${label}`,
    venues: (count: number, city: string) =>
      `Reading the hours of ${count.toLocaleString('en-US')} places in ${city}`,
    plans: 'Comparing every date of three places',
    writing: (nodes: number) =>
      `Nothing better among ${nodes.toLocaleString('en-US')} combinations; checking every promise again`,
  },
  demoReady: (email: string, password: string) =>
    `The demo data is ready. Run npm start and sign in as ${email} with the password: ${password}`,
  demoNotEmpty: (place: string) =>
    `Nothing was changed: the demo needs an empty store, but there are accounts in ${place}. Set another DATA_DIR.`,
  ready: (url: string) => `Rendezvous is ready at ${url}`,
} as const;
