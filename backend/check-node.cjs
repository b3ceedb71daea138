// Ends with one sentence on a Node version that package.json does not support. Loaded before anything else and written
// for any Node: newer syntax would fail with a stack trace there.
var engines = require('../package.json').engines.node;

var running = process.versions.node.split('.').map(Number);
var supported = engines.split(' || ').some(function (range) {
  var least = range.slice(1).split('.').map(Number);
  return running[0] === least[0] && running[1] >= least[1];
});
if (!supported) {
  var names = engines.replace(/\^(\d+)\.(\d+)\.0/g, function (_range, major, minor) {
    return minor === '0' ? major : major + '.' + minor + '+';
  });
  var list = names.split(' || ');
  var last = list.pop();
  console.error(
    'Node ' + process.versions.node + ' is not supported; use Node ' + list.join(', ') + ' or ' + last + '.',
  );
  process.exit(1);
}
