/** What the console says about files that are imported, and about their rows. */
export const FOR_IMPORTS = {
  'import.amount': '{label} must be an amount such as 1,500.75',
  'import.amount-beside':
    '{label} must be an amount such as 1,500.75; “{unread}” beside {amount} cannot be read',
  'import.applied': 'The rows of this import have been applied',
  'import.two-currencies': '{label} is in {own}, and the column of currencies says {other}',
  'import.archive':
    'This is a ZIP archive and no workbook; please unpack it and send the file that is inside',
  'import.binary-workbook':
    'This is a binary workbook (.xlsb); please save it as .xlsx in your spreadsheet and send that',
  'import.broken-quotes':
    'The quotes of the row that begins in line {line} are not in order: one that opens is never closed',
  'import.calendar':
    'This is a calendar; please send contacts as vCard, or a table as CSV or as an Excel workbook (.xlsx)',
  'import.card-without-end': 'The contact that begins in line {line} has no end; the file is incomplete',
  'import.changed-since': 'It was changed after the import',
  'import.choice': 'This must be the id of somebody whom the row may be',
  'import.chosen-gone': 'Whoever was chosen for this row is not here any more; please decide again',
  'import.date': '{label} must be a date such as 2026-11-24 or 24 Nov 2026',
  'import.date-order': '{label} can be read as two days; please say whether the day or the month is first',
  'import.encrypted-workbook':
    'This workbook has a password; please save it without one in your spreadsheet and send that',
  'import.erased': 'This person was erased, and does not come back',
  'import.field-twice': 'The column {other} fills this field already',
  'import.file-empty': 'The file is empty; please choose another one',
  'import.file-gone':
    'The uploaded file is not kept any more, so it cannot be read in another way; please upload it again',
  'import.file-too-large': 'The file is larger than {max} MB; please split it into smaller ones',
  'import.further-values': '{label}: a client has room for two; the others are left out',
  'import.gone': 'It was deleted, or merged with another one, after the import',
  'import.heading-too-long':
    'A heading of the file is longer than {max} characters; the first line must be the one with the headings',
  'import.held': 'This person is under a legal hold, so what is stored about them stays',
  'import.is-there': 'It is there already',
  'import.json':
    'This is JSON, the format of programs; please export a table as CSV or as an Excel workbook (.xlsx) instead',
  'import.letters-lost':
    '{label} has letters that cannot be read; please correct them in the file, or export it again in UTF-8',
  'import.mapping-unknown': 'There is no such mapping',
  'import.no-basis': 'Please say why you may write to these people, for example where they agreed to it',
  'import.no-client-column':
    'Please choose a column that says whose policy it is: an e-mail address, a phone number or a name',
  'import.no-column': '{label} is required; please choose its column',
  'import.decisions':
    'Rows must be up to {max} decisions by the number of the row, or say in rest what all others are',
  'import.decision': 'This must have as: same, other or skip; and clientId, where it is one of several',
  'import.no-conflict': 'This row waits for no decision',
  'import.no-decision': 'Nothing can be decided about the rows of this import now',
  'import.no-date-order': 'Please say whether dates such as 3/4/2026 have the day or the month first',
  'import.no-such-column': 'The file has no column with this heading',
  'import.no-such-row': 'The file has no such row with headings',
  'import.no-such-sheet': 'The workbook has no sheet with this name',
  'import.no-such-field': 'There is no such field',
  'import.not-a-table':
    'This file cannot be read; please send a table as CSV or as an Excel workbook (.xlsx), or contacts as vCard',
  'import.not-checked': 'Check the rows of this import first',
  'import.not-mapped': 'Say first which field each column is',
  'import.not-working': 'This import is not being worked on',
  'import.nothing-to-undo': 'There is nothing to take back',
  'import.numbers-document':
    'This is a document of Apple Numbers; please export it as Excel (.xlsx) or CSV and send that',
  'import.old-workbook':
    'This is a workbook of an earlier kind (.xls); please save it as .xlsx in your spreadsheet and send that',
  'import.open-document':
    'This is an OpenDocument file; please save it as .xlsx or CSV in your office program and send that',
  'import.one-file': 'Only one file can be uploaded at a time',
  'import.owner-unknown': '{label} must be the name of an active member of staff',
  'import.paid-after-end': '{label} is after the end of the policy',
  'import.row-erased': 'This row was erased',
  'import.row-failed': 'The server could not work on this row; its log says why',
  'import.row-too-long': 'The row has more cells than there are columns',
  'import.row-too-short': 'The row has fewer cells than there are columns',
  'import.reinstated': 'A policy is reinstated on its page, where the arrears are owed or waived',
  'import.row-unknown': 'There is no such row',
  'import.same-as-row': 'It says nothing that row {row} does not say',
  'import.too-many-columns':
    'The file has more than {max} columns; please leave out those that are not needed',
  'import.too-many-rows': 'The file has more than {max} rows; please split it into smaller ones',
  'import.too-many-sheets':
    'The workbook has more than {max} sheets; please save the one that is needed in a file of its own',
  'import.too-slow': 'The file arrives too slowly; please try again on a better connection',
  'import.unchanged': 'It says nothing new',
  'import.unknown': 'There is no such import',
  'import.upload-unreadable': 'The upload cannot be read',
  'import.uploads-busy': 'Other files are being uploaded; please try again in a moment',
  'import.used-since': 'Something else belongs to it since the import',
  'import.utf-16': 'The text of this file is UTF-16; please save it as CSV in UTF-8 and send that',
  'import.web-page':
    'This is a web page, whatever its name says; please open it in your spreadsheet, save it as .xlsx and send that',
  'import.which-one': 'The row may be several people; please say which one',
  'import.workbook-damaged':
    'This workbook is damaged or incomplete; please open it in your spreadsheet, save it as .xlsx again and send that',
  'import.workbook-too-large':
    'This workbook holds more than can be read; please split it, or save the sheet as CSV in UTF-8 and send that',
  'import.working': 'This import is being worked on; please wait until that has ended',
  'import.xml': 'This is XML; please open it in your spreadsheet, save it as .xlsx and send that',
  'import.yes-or-no': '{label} must be yes or no',
  'import.client-unknown':
    'There is no client with this id, e-mail address or phone number, or with this name and date of birth; please import the clients first',
  'import.leaving': '{label} must be yes, no, or the day on which somebody left',
  'import.leaving-unknown':
    'It cannot be read whether this person has left, so they are asked to confirm first',
  'import.leaving-unused':
    'The column “{column}” says who left and fills no field, so nobody of this file is confirmed',
  'import.meaning-twice': 'The word “{word}” of the column {heading} has two meanings',
  'import.meanings':
    'Meanings must be up to {max} words of each column with what they mean, or null to leave them empty',
  'import.no-choices': 'The column {heading} fills no field with choices, so its words need no meaning',
  'import.no-column-of': 'The file has no column {heading}',
  'import.no-such-choice': '“{choice}” is no choice of the column {heading}; it can be {words}',
  'import.tells-of-leaving':
    'This column says who left; please choose Left the newsletter for it, or leave it out',
  'import.consent-is-newer': 'This person agreed here again after they left there, so they stay',
  'import.kind': 'This must be a list of fields in which a row can be another person',
  'import.not-as-checked':
    'It is not the one any more that the check said, because an address or number has changed since; please decide',
  'import.owner-without-name':
    'The row says no first name of the client; please add it to the file, or import the client first',
  'import.not-subscribed': 'This person does not get the newsletter in the source',
  'import.other-address':
    'This person has another e-mail address here; please correct it by hand, so that the new one is confirmed',
  'import.other-client': 'This policy belongs to another client',
} as const;
