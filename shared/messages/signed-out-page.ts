// Signed-out page: what a link in a mail opens: plain HTML on any device, with a style sheet of the site and no script.

/** @param body HTML, escaped where it holds anything from outside */
export const signedOutPage = (title: string, body: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Gumnut</title>
<link rel="stylesheet" href="/messages.css">
</head>
<body>
<main>
<p class="name">Gumnut</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
