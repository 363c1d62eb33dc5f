import { loadSamplePlans } from '@rendezvous/content';
import { expect, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';

const ideas = loadSamplePlans();
const chicago = '/blog/chicago-date-ideas';
const chicagoIdeas = ideas.filter(({ city }) => city === 'Chicago');

test('[BLOG-05] all ideas are found by city and couple, and open in the planner with their wishes filled in', async ({
  page,
}) => {
  await page.goto('/date-ideas');
  await expect(page.getByRole('heading', { name: `${ideas.length} date ideas` })).toBeVisible();
  const inChicago = page.getByRole('region', { name: /^Chicago/ });
  await expect(inChicago.getByRole('article').filter({ visible: true })).toHaveCount(6);
  await inChicago.getByText('8 more in Chicago').click();
  await expect(inChicago.getByRole('article').filter({ visible: true })).toHaveCount(
    chicagoIdeas.length,
  );
  await page
    .getByRole('navigation', { name: 'City' })
    .getByRole('link', { name: 'Chicago' })
    .click();
  await page
    .getByRole('navigation', { name: 'Couple' })
    .getByRole('link', { name: 'Foodies' })
    .click();
  await expect(page).toHaveURL(/\/date-ideas\?city=chicago&couple=foodies$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Date ideas in Chicago for foodies',
  );
  const foodies = chicagoIdeas.filter(({ couple }) => couple === 'foodies');
  await expect(page.locator('.idea h3')).toHaveText(foodies.map(({ plan }) => plan.title));
  await expect(
    page.getByRole('navigation', { name: 'Couple' }).getByText('Luxury lovers'),
  ).not.toHaveAttribute('href');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/date-ideas$/);

  const [idea] = foodies;
  if (!idea) throw new Error('No idea to open');
  await expect(
    page.getByRole('link', { name: `In the article: ${idea.plan.title}` }),
  ).toHaveAttribute('href', `${chicago}#${idea.id}`);
  const expectFilled = async () => {
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(
      idea.request.location,
    );
    const day = await page.getByLabel('Date', { exact: true }).inputValue();
    const weekdayOf = (iso: string) => new Date(`${iso}T12:00:00Z`).getUTCDay();
    expect(weekdayOf(day)).toBe(weekdayOf(idea.plan.date));
    expect(Date.parse(day)).toBeGreaterThan(Date.now());
    for (const interest of idea.request.interests)
      await expect(page.getByRole('button', { name: `Remove ${interest}` })).toBeVisible();
  };
  await page.getByRole('link', { name: `Open in planner: ${idea.plan.title}` }).click();
  await expectFilled();
  await page.reload();
  await expectFilled();
});

test('[BLOG-05] an idea stays in the planner when somebody signed in chooses whom it is for', async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  await member.ask('POST /profiles', {
    name: 'June Park',
    location: 'Oakland, CA',
    dietary_restrictions: ['vegan'],
  });
  await member.signIn(page);
  await page.goto('/date-ideas?city=chicago&couple=foodies');
  const [idea] = chicagoIdeas.filter(({ couple }) => couple === 'foodies');
  await page.getByRole('link', { name: `Open in planner: ${idea?.plan.title}` }).click();
  await page.locator('.pick').filter({ hasText: 'June Park' }).click();
  await expect(page.locator('.rest summary')).toContainText('vegan');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(
    idea?.request.location ?? '',
  );
});
