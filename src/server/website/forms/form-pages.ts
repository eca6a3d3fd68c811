import { hrefOf } from '#engine/index.ts';
import { addEnquiryDocument, trackEnquiry } from '#schemas/api/admission-documents.ts';
import type { Call } from '#schemas/api/define.ts';
import { schoolRegistration } from '#schemas/api/registration.ts';
import { type FoundCertificate, findTransferCertificate } from '#schemas/api/students/certificate.ts';
import type { Described } from '#schemas/described.ts';
import { accountPages } from '#server/http/account-paths.ts';
import type { FormPages, FormRequest } from '#server/http/calls/form-pages.ts';
import { showsAnswer } from '#server/http/sending/failure-page.ts';
import { commonHeaders, contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { schoolOf } from '#server/tenancy/hosts.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { documentStyleOf, iconOf } from '#site/document.ts';
import { type AccountPage, renderAccountPage } from '../account/page.ts';
import { pageBefore, pageLanguage } from '../words/page-language.ts';
import { certificatePage } from './certificate-page.ts';
import { refusedPage } from './refused-page.ts';
import { registeredPage } from './registered-page.ts';
import { documentPage, trackedPage } from './tracked-page.ts';
import { type FormWords, formWords } from './words.ts';

interface Options {
  readonly tenancy: Tenancy;
  readonly assets: AssetManifest;
  readonly now: () => number;
}

type Texts = Readonly<Record<string, unknown>>;

const isPlainForm = ({ call, request }: FormRequest): boolean =>
  (call.takes === 'form' || call.takes === 'multipart') && showsAnswer(request);

/** The pages of forms in the look of the host's school. */
export const createFormPages = ({ tenancy, assets, now }: Options): FormPages => {
  const send = async (
    { request, reply }: FormRequest,
    status: number,
    pageIn: (words: FormWords) => AccountPage,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<boolean> => {
    const owner = await tenancy.hosts.find(request.headers.host);
    if (owner.kind !== 'platform' && owner.kind !== 'school') return false;
    const shown = await tenancy.lookUp(schoolOf(owner));
    if (!shown) return false;
    const { site, version, record } = shown;
    const locale = pageLanguage(request, version.theme);
    const facts = site.at(now(), locale);
    const words = formWords(locale, version.theme.defaultLocale);
    const documentStyle = documentStyleOf({ theme: version.theme, record, assets, locale: words.locale });
    const home = hrefOf(version.theme, [], locale);
    const { html, style } = renderAccountPage(pageIn(words), {
      site: facts,
      isProduct: owner.kind === 'platform',
      documentStyle,
      icon: iconOf(facts),
      words,
      home,
    });
    await reply
      .code(status)
      .headers({
        ...commonHeaders,
        'content-security-policy': contentSecurityPolicy(style),
        'content-language': words.locale,
        'cache-control': 'no-store',
        ...headers,
      })
      .type('text/html; charset=utf-8')
      .send(html);
    return true;
  };
  return {
    refuse: async (formRequest, error) =>
      isPlainForm(formRequest) &&
      send(
        formRequest,
        error.status,
        (words) => refusedPage({ call: formRequest.call.id, error, back: wayBack(formRequest, words), words }),
        error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) },
      ),
    answer: async (formRequest, { status, body }, sent) => {
      // What leads to another page has no body.
      const isShown = body !== undefined && isPlainForm(formRequest);
      const page = isShown ? pages.get(formRequest.call.id) : undefined;
      return (
        page !== undefined &&
        send(formRequest, status, (words) =>
          page({ answered: body, sent: sent as Texts, back: pageBefore(formRequest.request), words }),
        )
      );
    },
  };
};

const wayBack = ({ call, request }: FormRequest, words: FormWords) =>
  call.path.startsWith('/api/Account/')
    ? { href: accountPages.login, label: words.say('login') }
    : { href: pageBefore(request), label: words.say('again') };

const proofOf = ({ Reference_No, Mobile }: Texts) => ({
  Reference_No: String(Reference_No ?? ''),
  Mobile: String(Mobile ?? ''),
});

interface Taken<Answered> {
  readonly answered: Answered;
  readonly sent: Texts;
  readonly back: string;
  readonly words: FormWords;
}

type Page<Answered> = (taken: Taken<Answered>) => AccountPage;

/** The bodies that a call answers by its contract. */
type BodyOf<C extends Call> = {
  [Status in keyof C['answers']]: C['answers'][Status] extends { readonly schema: infer S } ? Described<S> : never;
}[keyof C['answers']];

/** The page of what a call answers, with the call's id. Handlers answer by their contract. */
const formPage = <const C extends Call>(call: C, page: Page<BodyOf<C>>): readonly [string, Page<unknown>] => [
  call.id,
  (taken) => page(taken as Taken<BodyOf<C>>),
];

const pages: ReadonlyMap<string, Page<unknown>> = new Map([
  formPage(schoolRegistration, ({ answered, words }) => registeredPage(answered, words)),
  formPage(trackEnquiry, ({ answered, sent, back, words }) =>
    trackedPage({ tracked: answered, proof: proofOf(sent), back, words }),
  ),
  // A file is followed to.
  formPage(findTransferCertificate, ({ answered, back, words }) =>
    certificatePage({ register: (answered as Required<FoundCertificate>).Register, back, words }),
  ),
  formPage(addEnquiryDocument, ({ answered, sent, words }) =>
    documentPage(answered.Document_Type, proofOf(sent), words),
  ),
]);
