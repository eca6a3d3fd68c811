import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';
import { letIn } from './support/support-visit.ts';

const email = 'ashwini@example.org';

describe('support access', () => {
  const office = startOffice([{ email, name: 'Ashwini Rao' }]);
  const { open } = office;

  it('is given with a reason, shown to who looks in, and withdrawn, also under an open tab', async () => {
    const desk = await open('/school/settings', { email });
    await desk.page.getByRole('link', { name: 'Support access' }).click();
    const panel = desk.page.getByRole('region', { name: 'Support access' });
    await panel.getByLabel('What should they look at?').waitFor();
    await panel.getByRole('button', { name: 'Give access' }).click();
    await panel.getByText('Say in a few words what it is for.').waitFor();
    await panel.getByLabel('What should they look at?').fill('The notices of May do not show');
    await panel.getByRole('button', { name: 'Give access' }).click();
    await panel.getByText('Nobody has entered.').waitFor();
    const admin = await signIn(office.app);
    const cookie = await letIn(office, admin.schoolId);
    const visit = await open('/school/settings', { email });
    // An open office would load itself anew for who has come instead.
    await visit.page.goto('about:blank');
    await visit.page.context().addCookies([{ ...cookie, url: office.origin() }]);
    await visit.page.goto(`${office.origin()}/school/settings`);
    await visit.page.getByText('Kabir Anand is here for support').waitFor();
    await visit.page.getByRole('link', { name: 'Support access' }).waitFor();
    expect(await complaints(visit.page)).toEqual([]);
    await panel.getByRole('button', { name: 'Withdraw now' }).click();
    await panel.getByText(/Withdrawn by Ashwini Rao/).waitFor();
    await visit.page.getByRole('dialog', { name: 'Support access has ended' }).waitFor();
    expect(desk.faults).toEqual([]);
    await visit.close();
    await desk.close();
  });

  it.each(axeSizes)('axe finds nothing, %o', async (viewport) => {
    const { page, close } = await open('/school/settings?open=support', { email, viewport });
    await page.getByRole('button', { name: 'Give access' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await close();
  });

  it('is there in Hindi on a phone', async () => {
    const { page, close } = await open('/school/settings', { email, viewport: phone });
    await page.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]);
    await page.goto(`${office.origin()}/school/settings?open=support`);
    await page.getByRole('button', { name: 'अनुमति दें' }).waitFor();
    await close();
  });
});
