import cookie from '@fastify/cookie';
import type { Site } from '@rendezvous/contract';
import type { CityOutline, Gazetteer } from '@rendezvous/venues';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { createAccountCommands } from './create-account-commands.ts';
import { createAccountMails } from './create-account-mails.ts';
import { createNewsletter } from './create-newsletter.ts';
import type { SuggestDate } from './suggestions/suggest-date.ts';
import { createArrangePlan } from './refinements/arrange-plan.ts';
import { createPlanTonight } from './site/plan-tonight.ts';
import { createDeleteProfile } from './people/delete-profile.ts';
import type { LearnFromDates } from './suggestions/learn-from-dates.ts';
import { createListLessons } from './people/list-lessons.ts';
import { createExportUser } from './export/export-user.ts';
import { createCountRefusals } from './limits/count-refusals.ts';
import { createCountForUser } from './limits/count-for-user.ts';
import { createOpenFeed } from './calendar/open-feed.ts';
import { createClaimPhotos } from './photos/claim-photos.ts';
import { createErasePhotos } from './photos/erase-photos.ts';
import { createFindVersion } from './refinements/find-version.ts';
import { createLinkPhotos } from './photos/link-photos.ts';
import { createKeepPhoto } from './photos/keep-photo.ts';
import { createReadFeed } from './calendar/read-feed.ts';
import type { PlanChanges } from './refinements/plan-changes.ts';
import { createRefineSuggestion } from './refinements/refine-suggestion.ts';
import { createSaveIdea } from './ideas/save-idea.ts';
import { createSharePlan } from './sharing/share-plan.ts';
import { createSuggestToMember } from './suggestions/suggest-to-member.ts';
import { createSuggestToVisitor } from './suggestions/suggest-to-visitor.ts';
import { createUnsubscribe } from './reminders/unsubscribe.ts';
import type { Config } from './config.ts';
import { createPhotoLinks } from './photos/photo-links.ts';
import { createUnsubscribeTokens } from './reminders/unsubscribe-tokens.ts';
import { DatabaseTime } from './platform/db/postgres/database-time.ts';
import { openUploadFolder } from './photos/uploads/upload-folder.ts';
import { createExportPlaces } from './export/export-places.ts';
import type { FindGoogleAccount } from './google/google-accounts.ts';
import type { PhotoFiles } from './photos/photo-files.ts';
import { answerErrors, refuseUnknownPaths } from './platform/http/answer-errors.ts';
import { describeApi } from './platform/http/describe-api.ts';
import { drainBeforeClosing } from './platform/http/guard/drain-before-closing.ts';
import { guardServer } from './platform/http/guard/guard-server.ts';
import { limitBodyTime } from './platform/http/guard/limit-body-time.ts';
import { limitDatabaseTime } from './platform/http/guard/limit-database-time.ts';
import { answerOtherMethods } from './platform/http/method-not-allowed.ts';
import { parseJsonBody } from './platform/http/parse-json-body.ts';
import { readForms } from './platform/http/read-forms.ts';
import { refuseOnFullDisk } from './platform/http/guard/refuse-on-full-disk.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { serverOptions } from './platform/http/server-options.ts';
import { limitUnreadAnswers } from './platform/http/guard/unread-answers.ts';
import { validatorFor } from './platform/http/validate-input.ts';
import { registerPages } from './register-pages.ts';
import { accountLinkRoutes } from './accounts/account-link-routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { docsRoutes } from './site/docs-routes.ts';
import { historyRoutes } from './dates/history-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import { placeRoutes } from './suggestions/place-routes.ts';
import { profileRoutes } from './people/profile-routes.ts';
import { refinementRoutes } from './refinements/refinement-routes.ts';
import { reminderRoutes } from './reminders/reminder-routes.ts';
import { savedIdeaRoutes } from './ideas/saved-idea-routes.ts';
import { serviceRoutes } from './service/service-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { sharedPageRoutes } from './sharing/shared-page-routes.ts';
import { sharedPlanRoutes } from './sharing/shared-plan-routes.ts';
import { suggestionRoutes } from './suggestions/suggestion-routes.ts';
import { userRoutes } from './accounts/user-routes.ts';
import { webRoutes } from './platform/web/web-routes.ts';
import { networkOf } from './platform/http/network-of.ts';
import type { Store } from './store.ts';
import { trustedProxies } from './platform/http/trusted-proxies.ts';
import { identifyViewers } from './platform/http/viewer.ts';
import type { Views } from './platform/web/load-views.ts';
import type { WebBuild } from './platform/web/load-web-build.ts';

/** Everything the server is made of that differs between production and a test. */
export interface AppDeps {
  readonly config: Config;
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
  readonly now: () => Date;
  readonly cities: readonly CityOutline[];
  readonly gazetteer: Gazetteer;
  readonly suggestDate: SuggestDate;
  readonly planChanges: PlanChanges;
  readonly learnFromDates: LearnFromDates;
  /** Told whenever somebody does what comes before asking for a plan. */
  readonly expectPlan: () => void;
  /** Undefined where nobody can sign in with Google. */
  readonly findGoogleAccount: FindGoogleAccount | undefined;
  /** Whether the disk of the data folder is nearly full. */
  readonly isDiskLow: () => boolean;
  readonly webBuild: WebBuild;
  readonly views: Views;
  /** Whether to write the log, JSON lines on standard output. */
  readonly logger: boolean;
}

/** The whole server, ready to listen or to be asked directly. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const {
    config,
    store,
    now,
    cities,
    gazetteer,
    suggestDate,
    planChanges,
    learnFromDates,
    expectPlan,
    findGoogleAccount,
    photoFiles,
    isDiskLow,
    webBuild,
    views,
    logger,
  } = deps;
  const app: FastifyInstance = fastify(
    serverOptions(config, { logger, trustProxy: trustedProxies(config.trustProxy) }),
  );
  app.setValidatorCompiler(validatorFor);
  app.setSerializerCompiler(serializerCompiler);

  const guarded = guardServer(app, config, {
    isDraining: () => isDraining(),
    networkOf,
  });
  const { isDraining } = drainBeforeClosing(app, guarded);
  const refuseOtherMethods = answerOtherMethods(app);
  sendSecurityHeaders(app, config);
  answerErrors(app);
  refuseOnFullDisk(app, {
    isDiskLow,
    hasDatabase: config.databaseUrl === undefined,
    hasPhotos: config.s3 === undefined,
  });
  limitBodyTime(app);
  // SQLite answers at once, and carrying the time along costs some requests in a hundred.
  if (config.databaseUrl !== undefined)
    limitDatabaseTime(app, { begin: (isAnswered) => new DatabaseTime(isAnswered) });
  parseJsonBody(app);
  const askForMail = createAccountMails(app, { config, store, now });
  const accounts = await createAccountCommands({
    store,
    askForMail,
    now,
    findGoogleAccount,
    rateLimits: config.rateLimits,
  });
  await describeApi(app, config);

  const countRefusals = createCountRefusals({ store, now, rateLimits: config.rateLimits });
  const suggestToVisitor = createSuggestToVisitor({
    store,
    suggestDate,
    countRefusals,
    now,
    rateLimits: config.rateLimits,
  });
  const suggestToMember = createSuggestToMember({
    store,
    suggestDate,
    learnFromDates,
    countRefusals,
    now,
    rateLimits: config.rateLimits,
  });
  const erasePhotos = createErasePhotos({
    store,
    photoFiles,
    claimPhotos: createClaimPhotos({ store, photoFiles }),
    onError: (error) => app.log.error({ err: error }, 'erasing photos failed'),
  });
  const findVersion = createFindVersion({ store });
  const uploadFolder = openUploadFolder();
  app.addHook('onClose', async () => uploadFolder.close());
  const { photoUrlsFor, findLinkHolder } = createLinkPhotos({
    store,
    photoLinks: createPhotoLinks(await store.secrets.findOrCreate('photo-links')),
    now,
  });
  const counting = { store, now, rateLimits: config.rateLimits };
  const countUpload = createCountForUser('upload', counting);
  const keepPhoto = createKeepPhoto({ store, photoFiles, erasePhotos, now });
  const unsubscribe = createUnsubscribe({
    store,
    unsubscribeTokens: createUnsubscribeTokens(await store.secrets.findOrCreate('unsubscribe')),
  });
  const newsletter = await createNewsletter({ config, store, now, log: app.log });
  const secureCookies = config.publicUrl.startsWith('https:');
  const site = siteOf(config, { isNewsletterOpen: newsletter.isOpen });
  await app.register(
    async (api) => {
      await api.register(cookie);
      limitUnreadAnswers(api, { rateLimits: config.rateLimits, networkOf });
      identifyViewers(api, { authenticate: accounts.authenticate, users: store.users });
      suggestionRoutes(api, {
        suggestToVisitor,
        suggestToMember,
        now,
        secureCookies,
      });
      refinementRoutes(api, {
        store,
        findVersion,
        planChanges,
        refineSuggestion: createRefineSuggestion({
          store,
          findVersion,
          planChanges,
          countRefusals,
          now,
        }),
        arrangePlan: createArrangePlan({ store, planChanges, now }),
      });
      accountRoutes(api, { ...accounts, secureCookies, photoUrlsFor });
      userRoutes(api, {
        ...accounts,
        store,
        erasePhotos,
        exportUser: createExportUser({
          store,
          photoFiles,
          places: createExportPlaces(),
          countExport: createCountForUser('export', counting),
        }),
        photoUrlsFor,
        now,
      });
      accountLinkRoutes(api, {
        ...accounts,
        store,
        askForMail,
        now,
        rateLimits: config.rateLimits,
      });
      sessionRoutes(api, { sessions: store.sessions, noteEvent: accounts.noteEvent, now });
      placeRoutes(api, { gazetteer, expectPlan });
      profileRoutes(api, {
        profiles: store.profiles,
        deleteProfile: createDeleteProfile({ store, erasePhotos, now }),
        listLessons: createListLessons({ store, learnFromDates }),
        photoUrlsFor,
        now,
      });
      historyRoutes(api, { dates: store.dates, now });
      savedIdeaRoutes(api, {
        savedIdeas: store.savedIdeas,
        saveIdea: createSaveIdea({ store, now }),
      });
      sharedPlanRoutes(api, {
        sharedPlans: store.sharedPlans,
        sharePlan: createSharePlan({ store, now }),
        publicUrl: config.publicUrl,
      });
      const openFeed = createOpenFeed({ store, noteEvent: accounts.noteEvent, now });
      calendarRoutes(api, {
        savedIdeas: store.savedIdeas,
        feeds: store.calendarFeeds,
        openFeed,
        readFeed: createReadFeed({ store, now }),
        publicUrl: config.publicUrl,
        now,
      });
      // An instance of its own: nothing else takes forms.
      await api.register((uploads) =>
        photoRoutes(uploads, {
          photos: store.photos,
          profiles: store.profiles,
          photoFiles,
          uploadFolder,
          rateLimits: config.rateLimits,
          countUpload,
          keepPhoto,
          erasePhotos,
          photoUrlsFor,
          findLinkHolder,
          now,
        }),
      );
      await api.register(async (withForms) => {
        readForms(withForms);
        reminderRoutes(withForms, { reminders: store.reminders, unsubscribe, now });
        await withForms.register(async (pages) =>
          newsletterRoutes(pages, { ...newsletter, loadView: views.site, site, now }),
        );
      });
      serviceRoutes(api, {
        cities,
        store,
        isDraining,
        isDiskLow,
        googleClientId: findGoogleAccount && config.googleClientId,
        mapStyleUrl: config.mapStyleUrl,
        liveChatUrl: config.liveChatUrl,
        mail: config.network && config.mail !== undefined,
      });
      docsRoutes(api);
      refuseUnknownPaths(api);
    },
    { prefix: '/api' },
  );
  sharedPageRoutes(app, {
    sharedPlans: store.sharedPlans,
    loadView: views.sharedPlan,
    publicUrl: config.publicUrl,
    now,
  });
  const planTonight = createPlanTonight({
    cities,
    suggestDate,
    now,
    onError: (error) => app.log.warn({ err: error }, 'planning an evening to show failed'),
  });
  registerPages(app, { views, site, planTonight, now });
  webRoutes(app, { webBuild, expectPlan });
  refuseOtherMethods();
  return app;
}

function siteOf(
  { publicUrl, contactEmail, liveChatUrl }: Config,
  facts: Pick<Site, 'isNewsletterOpen'>,
): Site {
  return { publicUrl, contactEmail, liveChatUrl: liveChatUrl ?? null, ...facts };
}
