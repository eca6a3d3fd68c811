import { askedParams } from './asked-params/index.ts';
import { bindingFit } from './binding-fit/index.ts';
import { bindingName } from './binding-name/index.ts';
import { blankPage } from './blank-page/index.ts';
import { budget } from './budget/index.ts';
import { claim } from './claim/index.ts';
import { colorHex } from './color-hex/index.ts';
import { conditionAlways } from './condition-always/index.ts';
import { conditionContradiction } from './condition-contradiction/index.ts';
import { conditionNever } from './condition-never/index.ts';
import { conditionOperand } from './condition-operand/index.ts';
import { conditionRedundant } from './condition-redundant/index.ts';
import { conditionValue } from './condition-value/index.ts';
import { contrast } from './contrast/index.ts';
import { date } from './date/index.ts';
import { duplicateId } from './duplicate-id/index.ts';
import { emptyMessage } from './empty-message/index.ts';
import { figure } from './figure/index.ts';
import { firstSection } from './first-section/index.ts';
import { flashing } from './flashing/index.ts';
import { font } from './font/index.ts';
import { format } from './format/index.ts';
import { frameData } from './frame-data/index.ts';
import { framePlace } from './frame-place/index.ts';
import { heading } from './heading/index.ts';
import { headingOrder } from './heading-order/index.ts';
import { homeRoute } from './home-route/index.ts';
import { identity } from './identity/index.ts';
import { itemLimit } from './item-limit/index.ts';
import { landmarks } from './landmarks/index.ts';
import { limit } from './limit/index.ts';
import { link } from './link/index.ts';
import { menuFact } from './menu-fact/index.ts';
import { menuOrder } from './menu-order/index.ts';
import { missingKey } from './missing-key/index.ts';
import { missingPage } from './missing-page/index.ts';
import { namesake } from './namesake/index.ts';
import { narrowQuery } from './narrow-query/index.ts';
import { notAllowed } from './not-allowed/index.ts';
import { pageRole } from './page-role/index.ts';
import { pageTitle } from './page-title/index.ts';
import { param } from './param/index.ts';
import { paramValue } from './param-value/index.ts';
import { placeholder } from './placeholder/index.ts';
import { plainText } from './plain-text/index.ts';
import { privacy } from './privacy/index.ts';
import { ref } from './ref/index.ts';
import { renames } from './renames/index.ts';
import { repeatedRequest } from './repeated-request/index.ts';
import { roleContent } from './role-content/index.ts';
import { route } from './route/index.ts';
import type { RuleMeta } from './rule.ts';
import { sameBinding } from './same-binding/index.ts';
import { sameLabel } from './same-label/index.ts';
import { samePage } from './same-page/index.ts';
import { scrim } from './scrim/index.ts';
import { sectionTokens } from './section-tokens/index.ts';
import { sectionType } from './section-type/index.ts';
import { setting } from './setting/index.ts';
import { signedOutHeader } from './signed-out-header/index.ts';
import { source } from './source/index.ts';
import { string } from './string/index.ts';
import { syntax } from './syntax/index.ts';
import { systemAddress } from './system-address/index.ts';
import { textSize } from './text-size/index.ts';
import { token } from './token/index.ts';
import { translation } from './translation/index.ts';
import { unknownKey } from './unknown-key/index.ts';
import { unreachable } from './unreachable/index.ts';
import { unreadParam } from './unread-param/index.ts';
import { unused } from './unused/index.ts';
import { unusedIgnore } from './unused-ignore/index.ts';
import { vagueLink } from './vague-link/index.ts';
import { wrongType } from './wrong-type/index.ts';

/** What may be said of a text before it is taken for a theme. */
export const textRules = [format, limit, syntax] as const;

/** What the schemas refuse. */
export const shapeRules = [missingKey, notAllowed, unknownKey, wrongType] as const;

/** Whether all that is named is there. */
export const nameRules = [
  bindingName,
  conditionOperand,
  duplicateId,
  figure,
  heading,
  identity,
  pageRole,
  param,
  ref,
  renames,
  route,
  sectionType,
  setting,
  source,
  string,
  token,
] as const;

/** What holds for every school, visitor and state. A proof leaves alone what has a finding. */
export const proofs = [
  // First: what may not be shown at all is not said to be of a wrong form as well.
  privacy,
  bindingFit,
  askedParams,
  blankPage,
  budget,
  claim,
  colorHex,
  conditionAlways,
  conditionContradiction,
  conditionNever,
  conditionRedundant,
  conditionValue,
  contrast,
  date,
  emptyMessage,
  firstSection,
  flashing,
  font,
  frameData,
  framePlace,
  headingOrder,
  homeRoute,
  itemLimit,
  landmarks,
  link,
  menuFact,
  menuOrder,
  unreadParam,
  missingPage,
  namesake,
  narrowQuery,
  pageTitle,
  paramValue,
  placeholder,
  plainText,
  repeatedRequest,
  roleContent,
  sameBinding,
  sameLabel,
  samePage,
  scrim,
  sectionTokens,
  signedOutHeader,
  systemAddress,
  textSize,
  translation,
  vagueLink,
  // Last: where something else is wrong, what seems unused may be what was meant.
  unused,
  unreachable,
] as const;

/** What is said of the findings of all others. */
export const ignoreRules = [unusedIgnore] as const;

const ids = ({ meta }: { readonly meta: RuleMeta }): RuleMeta => meta;

/** All rules, by id. */
export const allRules: readonly RuleMeta[] = [...textRules, ...shapeRules, ...nameRules, ...proofs, ...ignoreRules]
  .map(ids)
  .sort((a, b) => (a.id < b.id ? -1 : 1));
