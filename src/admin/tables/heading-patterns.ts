/** Words of headings in English and Hindi for what lists of children have in common; compared as `headingWords` are. */
export const headingPatterns = {
  serial: /^(?:s\.? ?n|sr\b|sl\b|serial|no\.?$|#|क्रम(?:ांक)?(?: सं.*)?$|क्र\.?$|age\b|आयु)/,
  birth: /birth|\bd\.? ?o\.? ?b\b|जन्म/,
  otherMobile: /(?:alternate|second|other|mother|whats ?app).*(?:mob|phone|contact|number)/,
  otherMobileInHindi: /(?:माता|दूसर|वैकल्पिक).*(?:मोबाइल|नंबर|नम्बर)|वैकल्पिक/,
  email: /e-?mail|ईमेल|ई-मेल/,
  mobile: /mob|phone|contact|\bcell\b|मोबाइल|फ़ोन|फोन|संपर्क|सम्पर्क/,
  father: /father|पिता/,
  mother: /mother|माता|माँ/,
  class: /\bclass\b|\bstd\b|standard|\bgrade\b|कक्षा/,
  gender: /gender|\bsex\b|लिंग/,
  address: /address|पता/,
  lastName: /last name|surname|family name|उपनाम|कुलनाम/,
  firstName: /first name|given name|प्रथम नाम/,
} as const satisfies Readonly<Record<string, RegExp>>;
