/** What a family proves itself by. */
export interface Proof {
  readonly Reference_No: string;
  readonly Mobile: string;
}

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
  const answer = await fetch('/api/admission/track', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(proof),
  });
  if (!answer.ok) throw new Error(`The enquiry could not be asked for: ${answer.status}`);
  return (await answer.json()) as Tracked;
};
