import { cleanPaste } from './pasted';

test.each([
  ['comments and empty marks', '<!--[if gte mso 9]><xml/><![endif]--><p>One<o:p></o:p></p>', '<p>One</p>'],
  ['styles and scripts', '<style>p{}</style><script>alert(1)</script><p>One</p>', '<p>One</p>'],
  [
    'paragraphs that are a list',
    '<p class="MsoListParagraph"><span style="mso-list:Ignore">· </span>a</p>' +
      '<p class="MsoListParagraph"><span style="mso-list:Ignore">· </span>b</p>' +
      '<p class="MsoListParagraph"><span style="mso-list:Ignore">1. </span>c</p><p>d</p>',
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p>d</p>',
  ],
])('a paste from Word comes without its %s', (_, html, clean) => {
  expect(cleanPaste(html)).toBe(clean);
});
