/** What a family proves itself by. */
export type Proof =
  | { readonly Reference_No: string; readonly Mobile: string }
  /** The secret of a mailed link. */
  | { readonly token: string };

/** How an enquiry goes, as the call tells it. */
export interface Tracked {
  readonly Reference_No: string;
  readonly Status: number;
  readonly Status_Label: string;
  readonly Received_On: string;
  readonly History: readonly { readonly Status: number; readonly Date: string }[];
  readonly Documents: readonly {
    readonly Document_Type: string;
    readonly State: string;
    readonly File_Name?: string;
    /** Why it is to be sent again. */
    readonly Reason?: string;
  }[];
  readonly Documents_Needed: readonly string[];
  readonly Next_Date: string | null;
  readonly Next_Time: string | null;
}

/** Asks how an enquiry goes. */
export const trackEnquiry = async (proof: Proof): Promise<Tracked> => {
  const answer = await ask('/api/admission/track', proof);
  if (!answer.ok) throw new Error(`The enquiry could not be asked for: ${answer.status}`);
  return (await answer.json()) as Tracked;
};

/** The same by the secret of a mailed link; undefined where it works no longer. */
export const trackByLink = async (token: string): Promise<Tracked | undefined> => {
  const answer = await ask('/api/admission/trackByLink', { token });
  if (answer.ok) return (await answer.json()) as Tracked;
  if (answer.status < 500 && answer.status !== 429) return undefined;
  throw new Error(`The enquiry could not be asked for: ${answer.status}`);
};

const ask = (path: string, proof: Proof): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(proof),
  });
