/** What other programs put into the clipboard as HTML, in the shape that each of them does. */

/** Word for Windows: a title, a bold word, a list with one entry below another, a numbered one, a table, a comment. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/OFFICE~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US>Annual Sports Day<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US style='font-size:14.0pt;color:#C00000'>Parents are <b style='mso-bidi-font-weight:normal'>welcome</b> from&nbsp;8:30.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<h1 style='margin-top:12pt'><span style='font-weight:normal'>What to bring<o:p></o:p></span></h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>A cap<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>white<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>A bottle of water<o:p></o:p></p>
<p class=MsoNormal>Order of events:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Assembly<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Races<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>100 m<o:p></o:p></p></td><td width=301 valign=top><p class=MsoNormal>Class V<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=100 height=50 src="file:///C:/Users/OFFICE~1/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><o:p></o:p></p>
<!--EndFragment--></body></html>`;

export const fromWordWritten =
  '<h2>Annual Sports Day</h2><p>Parents are <strong>welcome</strong> from 8:30.</p><h2>What to bring</h2>' +
  '<ul><li>A cap<ul><li>white</li></ul></li><li>A bottle of water</li></ul><p>Order of events:</p>' +
  '<ol><li>Assembly</li><li>Races</li></ol>' +
  '<table><tbody><tr><td>100 m</td><td>Class V</td></tr></tbody></table>';

/** Google Docs: everything within a bold element that is not bold, styles in place of tags, a list directly in a list. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1f3a6e-7fff-2d3c-9a41-0e8f6b1c2d3e"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Admissions open</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">Forms are </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">free</span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;"> until 30</span><span style="font-size:6.6pt;font-weight:400;vertical-align:super;">th</span><span style="font-size:11pt;font-weight:400;">. </span><a href="https://www.google.com/url?q=https://cbse.gov.in/rules&amp;sa=D&amp;source=docs" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;">Rules</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Nursery</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">age 3</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

export const fromGoogleDocsWritten =
  '<h2>Admissions open</h2><p>Forms are <strong>free</strong><em> until 30</em><sup>th</sup>. ' +
  '<a href="https://cbse.gov.in/rules" rel="noopener noreferrer">Rules</a></p>' +
  '<ul><li>Nursery<ul><li>age 3</li></ul></li></ul>';

/** WhatsApp in a browser: words in nested elements, letters that are pictures. */
export const fromWhatsApp = `<meta charset='utf-8'><span dir="ltr" class="_ao3e selectable-text copyable-text" style="min-height: 0px; white-space-collapse: preserve; font-family: &quot;Segoe UI&quot;;"><strong class="selectable-text copyable-text" data-app-text-template="*\${appText}*">Holiday</strong> tomorrow <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="🙏" draggable="false" class="b75 emoji wa _ao3e selectable-text copyable-text" data-plain-text="🙏" style="background-position: 0px -20px;"><br>Office</span>`;

export const fromWhatsAppWritten = '<p><strong>Holiday</strong> tomorrow 🙏<br />Office</p>';

/** WhatsApp on a phone: a text alone, with its signs. */
export const fromWhatsAppText = '[10:32 am, 24/11/2026] Asha Rao: *Bring*\n• a bottle\n• a cap';

export const fromWhatsAppTextWritten = '<p><strong>Bring</strong></p><ul><li>a bottle</li><li>a cap</li></ul>';
