interface Kind {
  /** Its looks when format 2 began, with bars between them; the first is the one of a section that names none. */
  readonly looks: string;
  /** The keys of its strings then: what a theme says under `<kind>.<key>` stands in their place. */
  readonly strings: string;
}

/** Frozen, as the destinations are. */
const kinds: Readonly<Record<string, Kind>> = {
  about: {
    looks: 'portrait|story|charter|events',
    strings:
      'missionHeading|visionHeading|empty|error|fallbackHeading|moreLabel|readMore|showLess|eventsHeading|eventsLabel|allDay',
  },
  'admission-enquiry': {
    looks: 'soft|ruled|open',
    strings:
      'optional|choose|missing|missingChoice|missingTick|wrongEmail|wrongPhone|wrongDay|check|sending|offline|failed|leaveEmpty|papers|papersHint|papersNone|paperWrong|paperSending|paperSent|paperFailed|paperRetry|paper.Photo|paper.Birth_Certificate|paper.Report_Card|paper.Transfer_Certificate|paper.Address_Proof|paper.Parent_Id|paper.Category_Certificate|paper.Aadhaar|paper.Medical|paper.Other|State.Jammu and Kashmir|State.Himachal Pradesh|State.Punjab|State.Chandigarh|State.Uttarakhand|State.Haryana|State.Delhi|State.Rajasthan|State.Uttar Pradesh|State.Bihar|State.Sikkim|State.Arunachal Pradesh|State.Nagaland|State.Manipur|State.Mizoram|State.Tripura|State.Meghalaya|State.Assam|State.West Bengal|State.Jharkhand|State.Odisha|State.Chhattisgarh|State.Madhya Pradesh|State.Gujarat|State.Maharashtra|State.Andhra Pradesh|State.Karnataka|State.Goa|State.Lakshadweep|State.Kerala|State.Tamil Nadu|State.Puducherry|State.Andaman and Nicobar Islands|State.Telangana|State.Ladakh|State.Dadra and Nagar Haveli and Daman and Diu|heading|text|error|steps|child|parent|details|consent|earlier|earlierHint|back|next|Session|Class_Id|Student_First_Name|Student_Middle_Name|Student_Last_Name|Date_Of_Birth|Gender|Gender.Male|Gender.Female|Gender.Other|Gender.Undisclosed|Category|Category.General|Category.EWS|Category.OBC|Category.SC|Category.ST|Parent_Name|Parent_NameHint|Parent_Relation|Parent_Relation.Father|Parent_Relation.Mother|Parent_Relation.Guardian|Parent_Relation.Brother|Parent_Relation.Sister|Parent_Relation.Uncle|Parent_Relation.Aunt|Parent_Relation.Grandfather|Parent_Relation.Grandmother|Parent_Relation.Cousin|Parent_Relation.Step Father|Parent_Relation.Step Mother|Parent_Relation.Legal Guardian|Parent_Relation.Other|Mobile|MobileHint|Alternate_Mobile|Email|EmailHint|Address|City|State|Pincode|Sibling_Admission_No|Transport_Needed|Special_Needs|Special_NeedsHint|Previous_School|Previous_Class|Medium|Source|Source.Website|Source.Friend|Source.Advertisement|Source.Social|Source.Banner|Source.Other|Message|Consent|submit|ageYoung|ageOld|after|after1|after2|after3|sentBefore|track|ratherCall|sent|reference|keep|told.child|told.class|told.session|told.mobile|told.date|print',
  },
  'admission-track': {
    looks: 'soft|ruled|open',
    strings:
      'optional|choose|missing|missingChoice|missingTick|wrongEmail|wrongPhone|wrongDay|check|sending|offline|failed|leaveEmpty|papers|papersHint|papersNone|paperWrong|paperSending|paperSent|paperFailed|paperRetry|paper.Photo|paper.Birth_Certificate|paper.Report_Card|paper.Transfer_Certificate|paper.Address_Proof|paper.Parent_Id|paper.Category_Certificate|paper.Aadhaar|paper.Medical|paper.Other|heading|text|error|Reference_No|Reference_NoHint|Mobile|MobileHint|submit|notFound|told.reference|told.status|told.next|status.1|status.2|status.3|status.4|status.5|status.6|status.7|status.8|status.9|status.10|status.11|nextNone|another|noneYet|enquire|lost|sent',
  },
  apps: {
    looks: 'standard',
    strings:
      'available|google|googleStore|apple|appleStore|teachersToday|present|absent|pupil1|pupil2|pupil3|pupil4|saved',
  },
  banner: {
    looks: 'plain|arch|caption|split',
    strings: 'label|welcome|carousel|slide|stop|start|previous|next|position|datesLabel|allDay',
  },
  'birthday-students': { looks: 'standard', strings: 'heading|wish|empty|error' },
  'blog-article': {
    looks: 'cards|ruled|spread',
    strings: 'allLabel|by|share|whatsapp|email|copy|copied|around|newer|older|missing',
  },
  'blog-list': {
    looks: 'cards|ruled|spread|product',
    strings: 'pages|newer|older|empty|error|heading|total|totalOne|position|page|beyond|first',
  },
  'blog-picks': { looks: 'cards|ruled|spread', strings: 'heading|allLabel|empty|error' },
  'call-bar': { looks: 'plain|ruled|dark', strings: 'enquireLabel|call|callNumber|whatsapp|quick' },
  'certificate-lookup': {
    looks: 'soft|ruled|open',
    strings:
      'optional|choose|missing|missingChoice|missingTick|wrongEmail|wrongPhone|wrongDay|check|sending|offline|failed|leaveEmpty|heading|text|error|Document_Number|Document_NumberHint|Date_Of_Birth|Date_Of_BirthHint|submit|notFound|found|download|another|noList|lost|sent',
  },
  classes: { looks: 'cards|register|ladder', strings: 'heading|fees|size|time|age|empty|error|name' },
  contact: { looks: 'panel|letter|split', strings: 'heading|text|phone|whatsapp|email|address|hours|empty|error|map' },
  'contact-form': {
    looks: 'soft|ruled|open',
    strings:
      'optional|choose|missing|missingChoice|missingTick|wrongEmail|wrongPhone|wrongDay|check|sending|offline|failed|leaveEmpty|heading|text|Name|Email|EmailHint|Mobile|Subject|Message|submit|sent',
  },
  'create-page-steps': { looks: 'standard', strings: '' },
  'demo-request': {
    looks: 'standard',
    strings:
      'optional|choose|missing|missingChoice|missingTick|wrongEmail|wrongPhone|wrongDay|check|sending|offline|failed|leaveEmpty|State.Jammu and Kashmir|State.Himachal Pradesh|State.Punjab|State.Chandigarh|State.Uttarakhand|State.Haryana|State.Delhi|State.Rajasthan|State.Uttar Pradesh|State.Bihar|State.Sikkim|State.Arunachal Pradesh|State.Nagaland|State.Manipur|State.Mizoram|State.Tripura|State.Meghalaya|State.Assam|State.West Bengal|State.Jharkhand|State.Odisha|State.Chhattisgarh|State.Madhya Pradesh|State.Gujarat|State.Maharashtra|State.Andhra Pradesh|State.Karnataka|State.Goa|State.Lakshadweep|State.Kerala|State.Tamil Nadu|State.Puducherry|State.Andaman and Nicobar Islands|State.Telangana|State.Ladakh|State.Dadra and Nagar Haveli and Daman and Diu|close|Name|School_Name|Designation|Designation.Owner|Designation.Principal|Designation.Admin|Designation.Teacher|Designation.IT|Designation.Other|Mobile|MobileHint|Email|City|State|Students_Count|Preferred_Time|Preferred_Time.Morning|Preferred_Time.Afternoon|Preferred_Time.Evening|Message|consent|privacy|submit|sent',
  },
  disclosure: {
    looks: 'soft|ruled|open',
    strings:
      'heading|text|error|missing|information|details|document|file|open|until|ended|watch|yes|no|general|documents|academics|results_X|results_XII|staff|campus|school_Name|Society_Name|Affiliation_No|School_Code|address|Principal_Name|Principal_Qualification|email|phone|Affiliation_Letter|Society_Certificate|No_Objection_Certificate|Rte_Recognition|Building_Safety|Fire_Safety|Self_Certificate|Water_Health_Sanitation|Fee_Structure|Academic_Calendar|Smc_List|Pta_List|Year|Registered|Passed|Pass_Percentage|Pass_Percentage.unit|Remarks|Total_Teachers|Pgt|Tgt|Prt|Teacher_Section_Ratio|Teacher_Section_Ratio.unit|Pupil_Teacher_Ratio|Pupil_Teacher_Ratio.unit|Special_Educator|Counsellor|Campus_Area|Campus_Area.unit|Classrooms|Classroom_Area|Classroom_Area.unit|Labs|Lab_Area|Lab_Area.unit|Internet|Girls_Toilets|Boys_Toilets|Inspection_Video',
  },
  'emergency-banner': { looks: 'standard', strings: 'level|more|attachment|dismiss|empty|error' },
  events: { looks: 'trail|register|agenda', strings: 'heading|next|past|pastOne|allDay|to|empty|error|follow|coming' },
  facilities: { looks: 'mosaic|selector|carousel', strings: 'heading|empty|error|text|previous|next' },
  faq: { looks: 'standard', strings: '' },
  'feature-carousels': { looks: 'standard', strings: 'stop|start|previous|next|carousel|slide|jump|position' },
  features: { looks: 'standard', strings: '' },
  gallery: {
    looks: 'bento|framed|justified',
    strings:
      'heading|photos|photo|video|untitled|empty|emptyAlbum|broken|error|viewer|position|previous|next|zoomIn|zoomOut|download|close|play|playNote',
  },
  'gallery-preview': {
    looks: 'grid|bento|framed|justified',
    strings: 'heading|moreLabel|loose|photo|video|count|countOne|empty|error|albums',
  },
  hero: {
    looks: 'standard',
    strings:
      'picture|caption|sampleName|sampleHeading|sampleButton|sampleNothing|sampleHolidays|sampleDay1|sampleDay2|sampleMonth1|sampleMonth2|sampleHoliday1|sampleHoliday2',
  },
  holidays: {
    looks: 'list|table|months',
    strings:
      'heading|days|daysOne|next|now|past|none|empty|error|follow|earlier|earlierOne|addToCalendar|year|holidays|holidaysOne|name|date|length|to',
  },
  'latest-blogs': { looks: 'magazine|news|product', strings: 'previous|next|empty|error|heading|moreLabel|read' },
  'login-chooser': { looks: 'standard', strings: 'heading|admin|staff|student|parent' },
  messages: { looks: 'pair|splits', strings: 'heading|more|empty|error|less|previous|next' },
  notices: {
    looks: 'board|register|stream',
    strings: 'heading|pinned|Important|Emergency|attachment|empty|error|important|emergency|attachmentShort',
  },
  'page-heading': { looks: 'plain|ruled|band', strings: 'heading|text' },
  'page-message': { looks: 'plain|slip|trail', strings: 'retry|call|reference|heading|text|linkLabel|pages' },
  partners: { looks: 'standard', strings: 'stop|start|previous|next|carousel' },
  'policy-text': { looks: 'soft|ruled|open', strings: 'heading|contact|contactText|since|error' },
  'product-article': { looks: 'standard', strings: 'all|by|next|missing' },
  'product-contact': {
    looks: 'standard',
    strings:
      'optional|choose|missing|missingChoice|missingTick|wrongEmail|wrongPhone|wrongDay|check|sending|offline|failed|leaveEmpty|phone|email|address|hours|formHeading|Name|Email|EmailHint|Mobile|Subject|Message|submit|sent',
  },
  'product-footer': { looks: 'standard', strings: 'menu' },
  'product-header': { looks: 'standard', strings: 'home|menu|open|languages|login' },
  'product-message': { looks: 'standard', strings: 'retry|call|reference' },
  'product-statistics': { looks: 'standard', strings: 'schoolsLabel|studentsLabel|supportLabel|statesLabel' },
  programmes: { looks: 'list', strings: 'heading|empty|error' },
  reasons: { looks: 'dark|plain', strings: '' },
  registration: {
    looks: 'standard',
    strings:
      'optional|choose|missing|missingChoice|missingTick|wrongEmail|wrongPhone|wrongDay|check|sending|offline|failed|leaveEmpty|State.Jammu and Kashmir|State.Himachal Pradesh|State.Punjab|State.Chandigarh|State.Uttarakhand|State.Haryana|State.Delhi|State.Rajasthan|State.Uttar Pradesh|State.Bihar|State.Sikkim|State.Arunachal Pradesh|State.Nagaland|State.Manipur|State.Mizoram|State.Tripura|State.Meghalaya|State.Assam|State.West Bengal|State.Jharkhand|State.Odisha|State.Chhattisgarh|State.Madhya Pradesh|State.Gujarat|State.Maharashtra|State.Andhra Pradesh|State.Karnataka|State.Goa|State.Lakshadweep|State.Kerala|State.Tamil Nadu|State.Puducherry|State.Andaman and Nicobar Islands|State.Telangana|State.Ladakh|State.Dadra and Nagar Haveli and Daman and Diu|needsScript|facts|fact1|fact2|fact3|school|place|person|school_Name|school_Logo_Image|school_Logo_ImageHint|Board|Board.State|Board.Other|school_address|City|State|Pincode|Mobile|Email|Admin_Name|Admin_NameHint|Admin_Mobile|Admin_Email|Admin_EmailHint|Password|PasswordHint|terms|termsLink|consent|privacyLink|submit|sent',
  },
  samples: {
    looks: 'standard',
    strings:
      'certificate|result|card|website|certificateNote|resultNote|cardNote|websiteNote|certificateTitle|certificateText|certificateName|certificateFor|principal|classTeacher|resultTitle|resultName|subject|marks|grade|english|hindi|maths|science|social|total|cardTitle|cardName|cardClass|cardRoll|cardBlood|cardPhone|cardSession|site|sectionsTitle|banner|notices|birthdays|gallery|holidays|on|off',
  },
  'school-list': {
    looks: 'standard',
    strings: 'search|keyword|city|find|all|none|results|previous|next|page|pages|error|empty',
  },
  'school-profile': {
    looks: 'standard',
    strings:
      'visit|all|address|phone|email|officeHours|board|board.State|board.Other|kind|kind.Boys|kind.Girls|kind.Co-educational|medium|medium.English|medium.Hindi|since|principal|missing',
  },
  'site-footer': {
    looks: 'skyline|letterhead|display',
    strings: 'whatsapp|map|hours|pages|follow|menu|rights|visit|disclosureLabel|certificateLabel|phone|email',
  },
  'site-header': {
    looks: 'bar|letterhead|strip',
    strings: 'enquireLabel|menu|mainMenu|languages|login|home|call|write|close',
  },
  stats: {
    looks: 'counters|ruled|band',
    strings: 'heading|studentsLabel|teachersLabel|clubsLabel|acceptanceLabel|trainersLabel|successLabel',
  },
  testimonials: {
    looks: 'carousel|quoted|wall',
    strings: 'heading|stars|starsLabel|stop|start|empty|error|previous|next|position|carousel|slide',
  },
  'top-schools': { looks: 'standard', strings: 'stop|start|previous|next|carousel|loading|empty|error' },
  toppers: { looks: 'board|rail', strings: 'heading|empty|error|text|previous|next|classOf' },
  tour: { looks: 'standard', strings: 'pause|strips|close|play|playNote' },
  welcome: { looks: 'notices', strings: 'heading|moreLabel|noticesHeading|noticesLabel|stop|start|empty|error' },
};

/** The looks that a kind had; none where there was no such kind. */
export const looksOf = (kind: string): readonly string[] =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.looks.split('|') ?? []) : [];

/** The keys of the strings that a kind had. */
export const stringsOf = (kind: string): readonly string[] =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.strings.split('|') ?? []) : [];
