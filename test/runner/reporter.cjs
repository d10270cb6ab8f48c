/** Short: one line for each test file, and the whole story of what failed, as soon as it is known. */
module.exports = class ShortReporter {
  onTestResult(test, result) {
    const name = test.context.config.displayName?.name ?? '';
    const path = test.path.slice(test.context.config.rootDir.length + 1);
    const took = (((result.perfStats?.end ?? 0) - (result.perfStats?.start ?? 0)) / 1000).toFixed(1);
    const broken = result.numFailingTests > 0 || result.testExecError;
    const count = broken
      ? `${result.numFailingTests} of ${result.testResults.length} failed`
      : `${result.numPassingTests}`;
    console.log(`  ${broken ? '✗' : '✓'} ${name} ${path} · ${count} · ${took} s`);
    if (result.failureMessage) console.log(result.failureMessage);
  }
};
