// Hosting's predeploy step in firebase.json, which has no security policies: they belong to a build.
console.error(
  'Build with `npm run build -w web`, then deploy with `--config firebase.deploy.json`, which has the security policies of that build.',
);
process.exit(1);
