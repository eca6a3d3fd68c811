import type { StaffDocumentType } from '#schemas/records/staff-document.ts';
import { defineWords } from '../words/words.ts';

/** What a document of the staff is called. */
export const staffDocumentWords = defineWords({
  en: {
    Police_Verification: 'Police verification',
    Medical_Fitness: 'Medical fitness certificate',
    Driving_Licence: 'Driving licence',
    Contract: 'Contract or appointment letter',
    Degree: 'Degree',
    Teaching_Degree: 'B.Ed., D.El.Ed. or NTT',
    Eligibility_Test: 'CTET or TET certificate',
    Experience_Letter: 'Experience letter',
    Identity: 'Proof of identity',
    Address_Proof: 'Proof of address',
    Other: 'Another document',
  } satisfies Record<StaffDocumentType, string>,
  hi: {
    Police_Verification: 'पुलिस सत्यापन',
    Medical_Fitness: 'स्वास्थ्य प्रमाण पत्र',
    Driving_Licence: 'ड्राइविंग लाइसेंस',
    Contract: 'अनुबंध या नियुक्ति पत्र',
    Degree: 'डिग्री',
    Teaching_Degree: 'बी.एड., डी.एल.एड. या एनटीटी',
    Eligibility_Test: 'सीटीईटी या टीईटी प्रमाण पत्र',
    Experience_Letter: 'अनुभव पत्र',
    Identity: 'पहचान प्रमाण',
    Address_Proof: 'पते का प्रमाण',
    Other: 'अन्य दस्तावेज़',
  },
});
