import type { SharedPlanView } from '@rendezvous/contract';

/** Stands in for the web app's build, which the server's tests do without. */
export const aSharedPlanView: SharedPlanView = {
  page: ({ title, venues }, { page, picture }) =>
    `<!doctype html><title>${title}</title><p>${venues.map(({ name }) => name).join(', ')}<a href="${page}">${picture}</a>`,
  invitationPage: ({ plan, inviter, reply, state, problem }) =>
    `<!doctype html><title>${plan.title}</title><p>${[inviter, state, reply?.answer, problem].join(' | ')}`,
  gonePage: () => '<!doctype html><title>Gone</title>',
  picture: ({ venues }) => ({
    type: 'div',
    props: { style: { fontFamily: 'Fraunces', fontSize: 80 }, children: venues[0]?.name },
  }),
};
