import { expect, test } from '@playwright/test';
import { aMember } from '../testing/a-member.ts';
import { sparseSuggestion } from '../testing/foreign-answers.ts';
import { dayFromToday } from '../testing/days.ts';
import { aPlan, saveIdea } from '../testing/idea-samples.ts';

test('[NEW-05] nothing that is with nobody in particular is said to be with a null', async ({
  page,
  request,
}) => {
  test.slow();
  const elena = await aMember(request, { firstName: '', lastName: '' });
  await elena.ask('PUT /profiles/my-profile', { interests: ['Live music'] });
  await saveIdea(elena, { profile_id: null, plans: [aPlan({ date: dayFromToday(3) })] });
  await elena.signIn(page);
  const plain = /\b(null|undefined|NaN|Invalid Date)\b/;
  const expectPlain = async () => {
    const said = await page.evaluate(() =>
      [
        document.title,
        document.body.innerText,
        ...[...document.querySelectorAll('[title], [aria-label]')].map(
          (element) =>
            `${element.getAttribute('title')?.toString() ?? ''} ${element.ariaLabel ?? ''}`,
        ),
      ].join('\n'),
    );
    expect(said).not.toMatch(plain);
  };
  await page.goto('/new-date');
  await page.getByLabel('Location').fill('San Francisco, CA');
  await page.route('**/api/profiles/suggest', (route) => route.fulfill({ json: sparseSuggestion }));
  await page.getByRole('button', { name: 'Plan this date' }).click();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  await expectPlain();
  await page.getByRole('button', { name: /^Schedule Date/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectPlain();
  for (const path of ['/dashboard', '/saved-ideas', '/history', '/profiles', '/my-profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectPlain();
  }
  await page.goto('/saved-ideas');
  await page.getByRole('button', { name: /^Share/ }).click();
  const address = await page.getByRole('dialog').getByLabel('Link').inputValue();
  await expectPlain();
  await page.goto(address);
  await expectPlain();
  expect(await (await request.get(address)).text()).not.toMatch(/, for null|with (null|undefined)/);
});
