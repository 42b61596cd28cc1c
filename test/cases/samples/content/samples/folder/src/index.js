const name = "reader";
// #region greeting
console.log(`Hello, ${name}!`);
// #endregion
