import { defineWords } from '../words/words.ts';

/** The documents of an enquiry or a student. */
export const documentWords = defineWords({
  en: {
    Photo: 'Photo',
    Birth_Certificate: 'Birth certificate',
    Report_Card: 'Report card',
    Transfer_Certificate: 'Transfer certificate',
    Address_Proof: 'Address proof',
    Parent_Id: 'Parent’s identity',
    Category_Certificate: 'Category certificate',
    Aadhaar: 'Aadhaar',
    Medical: 'Medical record',
    Other: 'Other document',
  },
  hi: {
    Photo: 'फ़ोटो',
    Birth_Certificate: 'जन्म प्रमाण पत्र',
    Report_Card: 'अंक पत्र',
    Transfer_Certificate: 'स्थानांतरण प्रमाण पत्र',
    Address_Proof: 'पते का प्रमाण',
    Parent_Id: 'अभिभावक का पहचान पत्र',
    Category_Certificate: 'वर्ग प्रमाण पत्र',
    Aadhaar: 'आधार',
    Medical: 'चिकित्सा विवरण',
    Other: 'अन्य दस्तावेज़',
  },
});
