import type { RegisteredSchool } from '#schemas/api/registration.ts';
import { homePath } from '#schemas/office.ts';
import { link } from '../account/fields.ts';
import type { AccountPage } from '../account/page.ts';
import type { FormWords } from './words.ts';

/** That a school is registered, for a browser without script, with the ways to its website and its office. */
export const registeredPage = ({ url }: RegisteredSchool, words: FormWords): AccountPage => {
  const office = `${url}${homePath('Admin')}`;
  return {
    title: words.say('registered'),
    notice: words.say('officeAt', { address: office }),
    body: link(office, words.say('openOffice')) + link(url, words.say('seeWebsite')),
  };
};
