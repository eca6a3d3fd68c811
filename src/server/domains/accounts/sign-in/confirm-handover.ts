import { confirmHandover } from '#schemas/api/account.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { handle } from '#server/http/calls/handle.ts';
import { seeOther } from '#server/http/forms/form.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { isStaffed } from '#server/tenancy/hosts.ts';
import { hasStarted, proofFor } from '../handover-proof.ts';
import { handoverUrl } from '../links.ts';
import { productHint } from '../product-hint.ts';
import { supportCodePrefix } from '../support/visits.ts';

/** Sends a browser that started a sign-in here back to the school's host with proof of it, and any other to sign in. */
export const confirmHandoverHandler = handle(
  confirmHandover,
  async ({ query: { code, school: slug, state, next, remember } }, context) => {
    const { services } = context;
    const school = await findSchoolBySlug(services.store, slug);
    if (!school || school.schoolId <= 0 || !isStaffed(school)) return seeOther(`${accountPages.login}?error=link`);
    if (!hasStarted(context, code)) return seeOther(`${services.originOf(school)}${accountPages.login}?error=link`);
    const url = handoverUrl(services, school, { code, next, remember, proof: proofFor(services, code, state) });
    // Who enters for support has no account there to be led back to.
    const isSignIn = !code.startsWith(supportCodePrefix);
    return seeOther(url, isSignIn ? [productHint(services, { slug: school.slug, remember: remember ?? false })] : []);
  },
);
