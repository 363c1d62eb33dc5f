import cookie from '@fastify/cookie';
import type { Site } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { composeAccounts } from './compose/accounts.ts';
import { composeCalendar } from './compose/calendar.ts';
import { composeNewsletter } from './compose/newsletter.ts';
import { registerPages } from './compose/pages.ts';
import type { Parts, Routes } from './compose/parts.ts';
import { composePeople } from './compose/people.ts';
import { composePhotos, type Photos } from './compose/photos.ts';
import { composeReminders, type Reminders } from './compose/reminders.ts';
import { composeSuggestions } from './compose/suggestions.ts';
import { createCheckDate } from './dates/check-date.ts';
import { createDeleteDate } from './dates/delete-date.ts';
import { historyRoutes } from './dates/history-routes.ts';
import { withPlaces } from './dates/where-dates-are.ts';
import { createSaveIdea } from './ideas/save-idea.ts';
import { savedIdeaRoutes } from './ideas/saved-idea-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { refuseUnknownPaths } from './platform/http/answer-errors.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { limitUnreadAnswers } from './platform/http/guard/unread-answers.ts';
import { networkOf } from './platform/http/network-of.ts';
import { readForms } from './platform/http/read-forms.ts';
import { identifyViewers, type Authenticate } from './platform/http/viewer.ts';
import { serviceRoutes } from './service/service-routes.ts';
import { invitationRoutes } from './sharing/invitation-routes.ts';
import { createSharePlan } from './sharing/share-plan.ts';
import { sharedPlanRoutes } from './sharing/shared-plan-routes.ts';
import { docsRoutes } from './site/docs-routes.ts';
import { createPlanTonight } from './site/plan-tonight.ts';
import { tonightRoutes } from './site/tonight-routes.ts';

/** The server before it listens, with the parts that the background jobs use. */
export interface Server {
  /** Ready to listen, or to be called directly by a test. */
  readonly app: FastifyInstance;
  readonly photos: Photos;
  readonly mailReminders: Reminders['mailReminders'];
}

/**
 * Builds everything once: each noun from the parts it needs, then the API and the pages on one HTTP
 * server.
 */
export async function compose(parts: Parts): Promise<Server> {
  const { config, store, now, views } = parts;
  const { app, isDraining, refuseOtherMethods } = await createHttpServer(parts);
  const photos = await composePhotos(parts, app);
  const { authenticate, noteEvent, routes: accounts } = await composeAccounts(parts, app, photos);
  const reminders = await composeReminders(parts, app.log);
  const newsletter = await composeNewsletter(parts, app);
  const site = siteOf(parts, newsletter);
  const planTonight = createPlanTonight(parts);
  const dates = withPlaces(store.dates, parts.cities);
  const withForms: Routes = async (forms) => {
    readForms(forms);
    await reminders.routes(forms);
    await forms.register(async (pages) =>
      newsletterRoutes(pages, { ...newsletter, loadView: views.site, site, now }),
    );
  };
  await registerApi(app, parts, authenticate, [
    composeSuggestions(parts),
    accounts,
    composePeople(parts, photos),
    (api) =>
      historyRoutes(api, {
        dates,
        photos: store.photos,
        checkDate: createCheckDate({ ...parts, dates }),
        deleteDate: createDeleteDate({ store, erasePhotos: photos.erasePhotos, now }),
        photoUrlsFor: photos.photoUrlsFor,
        now,
      }),
    (api) =>
      savedIdeaRoutes(api, {
        savedIdeas: store.savedIdeas,
        saveIdea: createSaveIdea({ store, now }),
      }),
    (api) =>
      sharedPlanRoutes(api, {
        sharedPlans: store.sharedPlans,
        sharePlan: createSharePlan({ store, rateLimits: config.rateLimits, now }),
        publicUrl: config.publicUrl,
      }),
    (api) =>
      invitationRoutes(api, { invitations: store.invitations, publicUrl: config.publicUrl, now }),
    composeCalendar(parts, noteEvent),
    photos.routes,
    async (api) => void (await api.register(withForms)),
    (api) => serviceRoutes(api, { ...parts, ...shownOf(parts), isDraining }),
    (api) => tonightRoutes(api, { ...parts, planTonight }),
    docsRoutes,
  ]);
  registerPages(app, parts, { site, planTonight, dates });
  refuseOtherMethods();
  return { app, photos, mailReminders: reminders.mailReminders };
}

/**
 * Registers the calls under `/api`: the session cookie, the limit on unread answers, the viewer,
 * then every noun. Other paths there get a 404.
 */
async function registerApi(
  app: FastifyInstance,
  { config: { rateLimits }, store }: Parts,
  authenticate: Authenticate,
  nouns: readonly Routes[],
): Promise<void> {
  await app.register(
    async (api) => {
      await api.register(cookie);
      limitUnreadAnswers(api, { rateLimits, networkOf });
      identifyViewers(api, { authenticate, users: store.users });
      for (const register of nouns) await register(api);
      refuseUnknownPaths(api);
    },
    { prefix: '/api' },
  );
}

/** The settings that the web app is told. */
function shownOf({ config, findGoogleAccount }: Parts) {
  const { googleClientId, mapStyleUrl, liveChatUrl, network, mail } = config;
  return {
    googleClientId: findGoogleAccount && googleClientId,
    mapStyleUrl,
    liveChatUrl,
    mail: network && mail !== undefined,
  };
}

/** What all public pages know about the server. */
function siteOf(
  { config: { publicUrl, contactEmail, liveChatUrl } }: Parts,
  { isOpen }: { readonly isOpen: boolean },
): Site {
  return { publicUrl, contactEmail, liveChatUrl: liveChatUrl ?? null, isNewsletterOpen: isOpen };
}
