import type { DomainProblem } from '#schemas/records/own-domain.ts';
import type { DomainNames } from '#server/core/dns/domain-names.ts';

/** A domain that is to be looked at. */
interface Claimed {
  readonly host: string;
  readonly token: string;
  /** The host of the product that its name is to lead to. */
  readonly target: string;
}

/** The name that has the proof: beside the host, whose own name leads elsewhere. */
export const proofName = (host: string): string => `_schoolyard.${host}`;

export const proofText = (token: string): string => `schoolyard-verify=${token}`;

/** What is wrong with the records of a domain; undefined where its owner has entered both. */
export const findDomainProblem = async (
  names: DomainNames,
  { host, token, target }: Claimed,
): Promise<DomainProblem | undefined> => {
  try {
    const texts = await names.texts(proofName(host));
    if (!texts.includes(proofText(token)))
      return texts.some((text) => text.startsWith(proofText(''))) ? 'Other_Proof' : 'No_Proof';
    const aliases = await names.aliases(host);
    if (aliases.some((alias) => alias.toLowerCase().replace(/\.$/, '') === target)) return undefined;
    // A name without a part before its domain may have no alias: it has our addresses.
    const [own, ours] = await Promise.all([names.addresses(host), names.addresses(target)]);
    if (own.some((address) => ours.includes(address))) return undefined;
    return own.length + aliases.length === 0 ? 'Not_There' : 'Elsewhere';
  } catch {
    return 'No_Answer';
  }
};
